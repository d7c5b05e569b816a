import type pg from 'pg';

/** A running PostgreSQL, embedded or a server; everything above speaks to `pool`. */
export interface Engine {
  readonly kind: 'embedded' | 'postgres';
  readonly pool: pg.Pool;
  /** Waits for running statements, then closes. */
  close(): Promise<void>;
}
