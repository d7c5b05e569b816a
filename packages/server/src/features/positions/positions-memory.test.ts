import { expect, it } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import type { LiveHub } from '../../domain/live-hub.ts';
import { createLogger } from '../../platform/logger.ts';
import type { Membership } from '../../domain/membership.ts';
import { createPositionsMemory } from './positions-memory.ts';
import type { StoredPosition } from './position.ts';
import { silentBus } from '../../testing/silent-bus.ts';
import type { PositionsRepository } from './positions.repository.ts';

const at = '2026-11-22T04:00:00.000Z';
const storedOf = (userId: string): StoredPosition => ({
  userId,
  revision: 1,
  position: {
    id: userId,
    userId,
    latitude: 21.4133,
    longitude: 39.8933,
    locationName: null,
    isSharing: true,
    lastUpdated: at,
    capturedAt: at,
    accuracy: null,
    batteryPercent: null,
    until: null,
  },
});

type Rows = Awaited<ReturnType<PositionsRepository['ofGroup']>>;

const memoryOf = (ofGroup: () => Promise<Rows>, isWhole = true) =>
  createPositionsMemory({
    repository: { ofGroup } as unknown as PositionsRepository,
    membership: { onChange: () => {} } as unknown as Membership,
    hub: { isListenedTo: () => false, forgetTold: () => {} } as unknown as LiveHub,
    changes: { ...silentBus(), isWhole: () => isWhole },
    bus: { ...silentBus(), isWhole: () => isWhole },
    clock: systemClock,
    log: createLogger('silent'),
  });

it('keeps nobody who left while their position was under way to a group that is being read', async () => {
  const read = Promise.withResolvers<Rows>();
  const memory = memoryOf(() => read.promise);
  const known = memory.get('group');
  // Written while both were in the group.
  await memory.apply({ ...storedOf('here'), groupIds: ['group'] });
  await memory.apply({ ...storedOf('left'), groupIds: ['group'] });
  read.resolve({ members: new Map([['here', 'member']]), stored: [] });
  expect((await known).reply(Date.now()).value.map(({ userId }) => userId)).toEqual(['here']);
});

it('reads a group once for all who ask, and for each while ends are not heard', async () => {
  for (const [isWhole, expected] of [
    [true, 1],
    [false, 3],
  ] as const) {
    let reads = 0;
    const memory = memoryOf(async () => {
      reads += 1;
      return { members: new Map(), stored: [] };
    }, isWhole);
    await Promise.all([memory.get('group'), memory.readMembers('group'), memory.get('group')]);
    expect(reads).toBe(expected);
  }
});
