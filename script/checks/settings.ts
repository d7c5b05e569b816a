import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Report, sawNothing } from '../lib/report.ts';

const config = 'packages/server/src/platform/config.ts';

/** Requires `.env.example` to list exactly the environment variables that the server's configuration reads. */
export async function settings(root: string): Promise<Report> {
  const read = (path: string): string =>
    existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '';
  const known = namesIn(read(config), /^ {2}([A-Z][A-Z\d_]+):/gm);
  const listed = namesIn(read('.env.example'), /^#?([A-Z][A-Z\d_]+)=/gm);
  if (known.length === 0) return sawNothing(`variables in ${config}`);
  return {
    problems: [
      ...known.filter((name) => !listed.includes(name)).map((name) => `.env.example does not list ${name}`),
      ...listed.filter((name) => !known.includes(name)).map((name) => `${config} does not know ${name}`),
    ],
    saw: `${known.length} variables`,
  };
}

function namesIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(([, name]) => name ?? []);
}
