import type pg from 'pg';

/** Where what the database announces is taken to. */
export interface Hears {
  /** A payload that was announced on a channel, in the order of the commits; `by` is the announcer's connection. */
  announced(channel: string, payload: string, by: number): void;
  /** From now on everything is heard; what was announced before may have been missed. */
  listening(): void;
  /** From now on announcements may be missed. */
  lost(): void;
}

/** A connection that hears what the database announces (`LISTEN`), and is made anew whenever it breaks. */
export interface Listener {
  /** Announces payloads together (`NOTIFY`), each under 8,000 bytes. @throws what the driver throws; when it does not listen */
  announce(channel: string, payloads: readonly string[]): Promise<void>;
  /** The connections that listen to this database now, this one included. */
  listeners(): Promise<number[]>;
  close(this: void): Promise<void>;
}

/** A running PostgreSQL, embedded or a server; everything above speaks to `pool`. */
export interface Engine {
  readonly kind: 'embedded' | 'postgres';
  readonly pool: pg.Pool;
  listen(channels: readonly string[], hears: Hears): Listener;
  /** Waits for running statements, then closes. */
  close(): Promise<void>;
}
