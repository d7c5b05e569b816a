import { matchPath } from 'react-router';
import type { PageRow } from './page-row.ts';

/** Finds the row of an address. The guard decides who may see the page. */
export function matchRow(rows: readonly PageRow[], pathname: string): PageRow | undefined {
  return rows.find(({ path }) => matchPath({ path, end: true }, pathname));
}

/** The page shown for a row, which may differ for signed-in users. */
export function rowFor(rows: readonly PageRow[], row: PageRow, signedIn: boolean): PageRow {
  const other = signedIn && row.signedIn ? rows.find(({ name }) => name === row.signedIn) : undefined;
  return other ?? row;
}
