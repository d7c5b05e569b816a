import type { DayTotals } from './day-totals.ts';

/** The input for the reader of a Google file. */
export interface GoogleFile {
  readonly text: string;
  /** Its folder. An archive can contain the same day twice, in the folders of two services; they are two sources. */
  readonly folder: string;
  readonly totals: DayTotals;
  /** Seconds of the local clock for seconds in UTC. */
  readonly wallOf: (utc: number) => number;
  /** False for a key that was seen before: two files of a folder can contain the same night. */
  readonly isNew: (key: string) => boolean;
}

/** @returns false if the file ends early or does not match its name */
export type ReadGoogle = (file: GoogleFile) => boolean;
