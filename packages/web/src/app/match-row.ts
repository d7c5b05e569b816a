import { matchPath } from 'react-router';
import type { PageRow } from './page-row.ts';

/** The row of an address. Whether the page may be seen is for the guard to say. */
export function matchRow(rows: readonly PageRow[], pathname: string): PageRow | undefined {
  return rows.find(({ path }) => matchPath({ path, end: true }, pathname));
}

/** What is shown of a row: another page may take its place for those who are signed in. */
export function rowFor(rows: readonly PageRow[], row: PageRow, signedIn: boolean): PageRow {
  const other = signedIn && row.signedIn ? rows.find(({ name }) => name === row.signedIn) : undefined;
  return other ?? row;
}
