import { type Feature, HOUR_MS, MINUTE_MS, type Parts } from '../../domain/feature.ts';
import { createPositionsRepository } from './positions.repository.ts';
import { positionsRoutes } from './positions.routes.ts';
import { createPositionsService, type PositionsService } from './positions.service.ts';

const ERASE_EVERY_MS = 2000;

/** The positions of a group's members, while they share them. */
export function createPositions({
  database,
  db,
  membership,
  hub,
  changes,
  bus,
  accountLimits,
  clock,
  log,
}: Parts): Feature & {
  /** Erases positions whose session has ended, of one user or of all. */
  eraseWithoutSession(this: void, userId: string | null): Promise<void>;
  readonly sharersIn: PositionsService['sharers'];
} {
  const positions = createPositionsService({
    repository: createPositionsRepository(db),
    membership,
    hub,
    changes,
    bus,
    accountLimits,
    clock,
    log,
    // The embedded database has one connection. A database server writes one batch while the next one collects.
    lanes: database.kind === 'embedded' ? 1 : 2,
  });
  const eraseWithoutSession = () => positions.eraseWithoutSession(null);
  return {
    mount: (app) => positionsRoutes(app, { positions, membership, hub }),
    work: [
      { name: 'erase positions that ran out', every: ERASE_EVERY_MS, run: positions.eraseEnded },
      { name: 'erase positions that nobody renews', every: HOUR_MS, run: positions.eraseIdle },
      // A process can exit, or the database become unavailable, between the end of a session and the erasure of its
      // position.
      { name: 'erase positions without a session', every: 'once', run: eraseWithoutSession },
      { name: 'erase positions without a session', every: MINUTE_MS, run: eraseWithoutSession },
    ],
    eraseWithoutSession: positions.eraseWithoutSession,
    sharersIn: positions.sharers,
  };
}
