import { expect, it } from 'vitest';
import { createLocalBus } from '../../platform/bus/index.ts';
import { systemClock } from '../../platform/clock.ts';
import type { LiveHub } from '../../domain/live-hub.ts';
import { createLogger } from '../../platform/logger.ts';
import type { Membership } from '../../domain/membership.ts';
import { createPositionsMemory } from './positions-memory.ts';
import type { StoredPosition } from './position.ts';
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

it('keeps nobody who left while their position was under way to a group that is being read', async () => {
  const read = Promise.withResolvers<StoredPosition[]>();
  const memory = createPositionsMemory({
    repository: { ofGroup: () => read.promise } as unknown as PositionsRepository,
    membership: {
      members: () => new Map([['here', 'member']]),
      onChange: () => {},
    } as unknown as Membership,
    hub: { isListenedTo: () => false, forgetTold: () => {} } as unknown as LiveHub,
    bus: createLocalBus(),
    clock: systemClock,
    log: createLogger('silent'),
  });
  const known = memory.get('group');
  // Written while both were in the group.
  await memory.apply({ ...storedOf('here'), groupIds: ['group'] });
  await memory.apply({ ...storedOf('left'), groupIds: ['group'] });
  read.resolve([]);
  expect((await known).reply(Date.now()).value.map(({ userId }) => userId)).toEqual(['here']);
});
