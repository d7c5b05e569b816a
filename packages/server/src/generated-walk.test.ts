import naughtyStrings from 'big-list-of-naughty-strings' with { type: 'json' };
import { afterAll, describe, expect, it, vi } from 'vitest';
import { createTestApp } from './testing/test-app.ts';
import { type DescribedRoute, describedRoutes, methods } from './testing/walk/described-routes.ts';
import { goodShots, hostileShots, type Shot, textShots } from './testing/walk/shots.ts';
import { createWalker, type Role } from './testing/walk/walker.ts';

// Hundreds of requests each, possibly on a busy machine.
vi.setConfig({ testTimeout: 180_000 });

// The routes are known once the app exists, and each is its own test.
const test = await createTestApp();
const walker = await createWalker(test);
const routes = describedRoutes(test.app);
afterAll(() => test.close());

const roles: readonly Role[] = ['a visitor', 'another user', 'the owner'];
const nameOf = ({ method, path }: DescribedRoute): string => `${method} ${path}`;
// naughty-strings.test.ts sends every string as a name and a message; here each field gets one in so many.
const EVERY = 12;

/** The owner sends everything. Other roles send a share, because they are refused early or differ only by the ids. */
const shareOf = (role: Role, shots: Iterable<Shot>): Shot[] =>
  [...shots].filter(
    ({ note }, index) => role === 'the owner' || index % 6 === 0 || note.startsWith('the owner'),
  );

it('describes the whole API', () => {
  expect(routes.length).toBeGreaterThanOrEqual(22);
});

describe.each(routes.map((route) => [nameOf(route), route] as const))('%s', (_name, route) => {
  it('accepts the valid request on which the walk is based', async () => {
    for (const shot of goodShots(route, await walker.ownerIds(route))) {
      const { body } = await walker.send(route, 'the owner', shot);
      expect(body).not.toMatchObject({ code: 'request.invalid' });
      await walker.walk(route, 'the owner', [shot]);
    }
  });

  it.each(roles)('withstands every hostile request as %s', async (role) => {
    const ids = await walker.ownerIds(route);
    expect(await walker.walk(route, role, shareOf(role, hostileShots(route, ids)))).toEqual([]);
  });

  it('withstands naughty strings in every text field, and returns those that it accepts', async () => {
    const ids = await walker.ownerIds(route);
    expect(await walker.walk(route, 'the owner', textShots(route, ids, naughtyStrings, EVERY))).toEqual([]);
  });
});

describe('an API address', () => {
  const paths = [...Map.groupBy(routes, ({ path }) => path)];

  it.each(paths)('%s refuses every method that it does not have', async (path, known) => {
    const allowed = known.map(({ method }) => method);
    const url = path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000');
    for (const method of methods.filter((each) => !allowed.includes(each))) {
      const reply = await test.visitor().send(method, url);
      expect(reply).toMatchObject({ status: 405, body: { code: 'request.methodNotAllowed' } });
      expect(String(reply.headers['allow']).split(', ')).toEqual(expect.arrayContaining(allowed));
    }
  });
});
