import type { Day } from './day-totals.ts';
import type { Failure } from './failure.ts';

export type Source = 'apple' | 'google';

/** The result of reading an export. */
export interface Reading {
  readonly source: Source;
  /** At least one, in order. */
  readonly days: readonly Day[];
  /** Values that were left out, because they cannot be true or could not be read. */
  readonly skipped: number;
  /** The end of the file is missing; only whole days are given. */
  readonly isCut: boolean;
}

/** The message of the page to the worker. It stops the worker to cancel. */
export interface ToImport {
  /** One, or several of Google that belong together. */
  readonly files: readonly File[];
  /** Values of later dates are left out. */
  readonly today: string;
  /** The zone of times that are in UTC. */
  readonly zone: string;
}

/** The messages of the worker. */
export type FromImport =
  | { readonly read: number; readonly total: number }
  | { readonly reading: Reading }
  | { readonly failure: Failure };
