import type { Bus } from './bus.ts';

/** Whether what was told until now has been heard. */
export type Heard = Pick<Bus, 'onGap' | 'isWhole'>;

/** Changes of rows, as the database announces them with the commit that makes them. */
export interface Changes extends Heard {
  /** @param listener is given the columns that the trigger of that table announces */
  on(table: string, listener: (...key: string[]) => void): void;
  /**
   * To be waited for between a change and its answer. Resolves when every process, this one included, has dealt with all that
   * was committed before; or after half a second, when one of them does not answer. Never rejects.
   */
  heard(): Promise<void>;
}
