import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Language } from '@manasik/core/text/languages';

/** One row of `packages/web/dist/pages.json`, which the web's build writes. */
interface PageRow {
  readonly path: string;
  readonly name: string;
  readonly access: 'public' | 'user';
  /** Which visitors get it at its path: `in` with a session, `out` without. */
  readonly session: 'any' | 'in' | 'out';
  readonly files: Readonly<
    Record<
      Language,
      { readonly file: string; readonly scriptHashes: string[]; readonly styleHashes: string[] }
    >
  >;
}

export interface Page {
  readonly path: string;
  readonly access: PageRow['access'];
  readonly session: PageRow['session'];
  /** Reads the page in a language: there are hundreds of files, of which most processes send few. */
  readonly read: (language: Language) => Promise<PageVariant>;
}

interface PageVariant {
  readonly html: string;
  readonly contentSecurityPolicy: string;
}

export const webDist = fileURLToPath(new URL('../../../../web/dist', import.meta.url));
/** Stands in built files for the address of the site, which only a running server knows. */
export const ORIGIN_TOKEN = '__ORIGIN__';

const quoted = (hashes: readonly string[]): string => hashes.map((hash) => ` '${hash}'`).join('');

const policy = (
  scriptHashes: readonly string[],
  styleHashes: readonly string[],
  tileOrigin: string | undefined,
): string => {
  const tiles = tileOrigin === undefined ? '' : ` ${tileOrigin}`;
  return [
    "default-src 'none'",
    `script-src 'self'${quoted(scriptHashes)}`,
    `style-src 'self'${quoted(styleHashes)}`,
    `img-src 'self' data:${tiles}`,
    "font-src 'self'",
    `connect-src 'self'${tiles}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
};

async function readVariant(
  { file, scriptHashes, styleHashes }: PageRow['files'][Language],
  origin: string,
  tileOrigin: string | undefined,
): Promise<PageVariant> {
  const html = (await readFile(path.join(webDist, file), 'utf8')).replaceAll(ORIGIN_TOKEN, origin);
  return { html, contentSecurityPolicy: policy(scriptHashes, styleHashes, tileOrigin) };
}

/**
 * The prerendered pages. `tileOrigin`: from where the map may take its background.
 * @throws when the web has not been built.
 */
export async function readPages(origin: string, tileOrigin?: string): Promise<Page[]> {
  const text = await readFile(path.join(webDist, 'pages.json'), 'utf8').catch((cause: unknown) => {
    throw new Error('The web pages are not built; run script/start, or node packages/web/build.ts', {
      cause,
    });
  });
  // The web's build writes this file, in this form.
  const rows = JSON.parse(text) as PageRow[];
  return rows.map((row) => ({
    path: row.path,
    access: row.access,
    session: row.session,
    read: (language) => readVariant(row.files[language], origin, tileOrigin),
  }));
}
