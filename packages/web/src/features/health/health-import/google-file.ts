import type { DayTotals } from './day-totals.ts';

/** What the reader of a Google file gets. */
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

/** @returns false if the file ends early or is not what its name says */
export type ReadGoogle = (file: GoogleFile) => boolean;
