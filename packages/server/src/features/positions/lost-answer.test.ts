import type { MemberPosition } from '@manasik/contract/positions';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMembership } from '../../domain/membership.ts';
import { createLiveHub } from '../../domain/live-hub.ts';
import { createAccountLimits } from '../../platform/http/account-limits.ts';
import { createLogger } from '../../platform/logger.ts';
import { createTestApp, register, type TestApp } from '../../testing/test-app.ts';
import { createTestGroup } from '../../testing/seeded-groups.ts';
import { silentBus } from '../../testing/silent-bus.ts';
import { createPositionsRepository } from './positions.repository.ts';
import { createPositionsService } from './positions.service.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('clears a position from memory when it was erased but the database’s answer was lost', async () => {
  const [one, other] = [await register(test), await register(test)];
  const groupId = await createTestGroup(test, other, [one]);
  const place = { latitude: 21.4133, longitude: 39.8933, isSharing: true };
  expect((await one.client.post('/api/location/update', place)).status).toBe(200);

  const { db } = test.database;
  const bus = silentBus();
  const membership = createMembership(db, bus);
  const repository = createPositionsRepository(db);
  const service = createPositionsService({
    repository: {
      ...repository,
      eraseWithoutSession: async (...asked) => {
        await repository.eraseWithoutSession(...asked);
        throw new Error('Connection terminated unexpectedly');
      },
    },
    membership,
    hub: createLiveHub(bus, membership, test.clock),
    changes: bus,
    bus,
    accountLimits: createAccountLimits(test.clock),
    clock: test.clock,
    log: createLogger('silent'),
    lanes: 1,
  });
  const seen = async (): Promise<readonly MemberPosition[]> =>
    JSON.parse((await service.reader(groupId))()) as MemberPosition[];
  expect(await seen()).toHaveLength(1);
  await db.execute(sql`DELETE FROM sessions WHERE user_id = ${one.user.id}`);
  await expect(service.eraseWithoutSession(null)).rejects.toThrow('Connection terminated');
  expect(await seen()).toEqual([]);
});
