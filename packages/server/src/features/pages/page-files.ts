import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Language } from '@manasik/core/text/languages';

/** One row of `packages/web/dist/pages.json`, which the web's build generates. */
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
  /** Reads the page in a language on demand, because there are hundreds of files and most processes send only a few. */
  readonly read: (language: Language) => Promise<PageVariant>;
}

interface PageVariant {
  readonly html: string;
  readonly contentSecurityPolicy: string;
}

export const webDist = fileURLToPath(new URL('../../../../web/dist', import.meta.url));
/** Placeholder in built files for the site's address, which only a running server has. */
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
 * The prerendered pages. `tileOrigin`: the origin of the map's background.
 * @throws when the web has not been built
 */
export async function readPages(origin: string, tileOrigin?: string): Promise<Page[]> {
  const text = await readFile(path.join(webDist, 'pages.json'), 'utf8').catch((cause: unknown) => {
    throw new Error('The web pages are not built; run script/start, or node packages/web/build.ts', {
      cause,
    });
  });
  // The web's build generates this file, in this form.
  const rows = JSON.parse(text) as PageRow[];
  return rows.map((row) => ({
    path: row.path,
    access: row.access,
    session: row.session,
    read: (language) => readVariant(row.files[language], origin, tileOrigin),
  }));
}
