import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createLocalBus } from '../../platform/bus/index.ts';
import { systemClock } from '../../platform/clock.ts';
import { createAccountLimits } from '../../platform/http/account-limits.ts';
import type { LiveHub } from '../../domain/live-hub.ts';
import { createLogger } from '../../platform/logger.ts';
import type { Membership } from '../../domain/membership.ts';
import type { PositionsRepository } from './positions.repository.ts';
import { createPositionsService } from './positions.service.ts';

it('leaves the connections of the database to those who ask while all groups are read anew', async () => {
  const groups = Array.from({ length: 40 }, (_, index) => `group ${index}`);
  const read: string[] = [];
  let atOnce = 0;
  let most = 0;
  const service = createPositionsService({
    repository: {
      ofGroup: async (groupId: string) => {
        atOnce += 1;
        most = Math.max(most, atOnce);
        await sleep(1);
        atOnce -= 1;
        read.push(groupId);
        return [];
      },
    } as unknown as PositionsRepository,
    membership: { onChange: () => {} } as unknown as Membership,
    hub: { groups: () => [...groups], publishHere: () => {} } as unknown as LiveHub,
    bus: createLocalBus(5000),
    accountLimits: createAccountLimits(systemClock),
    clock: systemClock,
    log: createLogger('silent'),
    lanes: 1,
  });
  // The second time comes before the first is over.
  await Promise.all([service.refreshLive(), service.refreshLive()]);
  expect(read.toSorted()).toEqual(groups.toSorted());
  expect(most).toBeLessThanOrEqual(3);
});
