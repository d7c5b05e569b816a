import { register as registerRoute } from '@manasik/contract/account';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../test-app.ts';
import { openTestDatabase } from '../test-database.ts';
import { type DescribedRoute, describedRoutes } from './described-routes.ts';
import { goodShots, hostileShots } from './shots.ts';
import { createWalker, type Role, type Walker } from './walker.ts';

// Hundreds of requests each, possibly on a busy machine.
vi.setConfig({ testTimeout: 180_000 });

// Routes with the faults that the walk must find; a walk that checks nothing would not report them.
let test: TestApp;
let walker: Walker;
let routes: readonly DescribedRoute[];

const body = { type: 'object', properties: { text: { type: 'string' } }, required: ['text'] };
const params = { type: 'object', properties: { id: { type: 'string' } } };
const security = [{ session: [] }];

beforeAll(async () => {
  const database = await openTestDatabase();
  const options = { validatorCompiler: () => () => true } as const;
  const plant = (app: FastifyInstance): void => {
    app.post<{ Body: { text: string } }>(
      '/api/planted/breaks',
      { ...options, schema: { body } },
      (request) => {
        request.body.text.charAt(0);
        return { text: request.body.text };
      },
    );
    app.post('/api/planted/takes-all', { ...options, schema: { body } }, () => ({}));
    app.post('/api/planted/tells', { ...options, schema: { body } }, (_request, reply) =>
      reply.code(400).send({ code: 'request.invalid', message: 'syntax error in relation "users"' }),
    );
    app.post('/api/planted/invents', { ...options, schema: { body } }, (_request, reply) =>
      reply.code(404).send({ code: 'no.such.code', message: 'gone' }),
    );
    app.post('/api/planted/half', { ...options, schema: { body } }, async (_request, reply) => {
      await database.db.execute(
        sql`INSERT INTO contact_messages (name, email, subject, message) VALUES ('a', 'b', 'c', 'd')`,
      );
      return reply.code(400).send({ code: 'request.invalid', message: 'no' });
    });
    app.delete<{ Params: { id: string } }>(
      '/api/planted/rows/:id',
      { ...options, schema: { params, security } },
      async ({ params: { id } }, reply) => {
        await database.db.execute(sql`DELETE FROM sessions WHERE id::text = ${id}`);
        return reply.code(204).send();
      },
    );
    app.get('/api/planted/open', { ...options, schema: { security } }, () => ({ secret: 1 }));
  };
  test = await createTestApp({ database, extend: plant });
  walker = await createWalker(test);
  routes = describedRoutes(test.app);
});
afterAll(async () => {
  await test.close();
  await test.database.close();
});

const walk = async (path: string, role: Role): Promise<string> => {
  const route = routes.find((each) => each.path === path);
  if (!route) throw new Error(`${path} is not described`);
  const ids = await walker.ownerIds(route);
  return (await walker.walk(route, role, [...goodShots(route, ids), ...hostileShots(route, ids)])).join('\n');
};

it.each([
  ['an error of ours', '/api/planted/breaks', 'a visitor', 'answered 500'],
  ['a field of the wrong type that is accepted', '/api/planted/takes-all', 'a visitor', 'had to be refused'],
  ['words of the engine', '/api/planted/tells', 'a visitor', 'the answer speaks of "syntax error"'],
  ['a code that the contract does not have', '/api/planted/invents', 'a visitor', 'no.such.code'],
  ['what was written and then refused', '/api/planted/half', 'a visitor', 'something was written'],
  ["a change of another's rows", '/api/planted/rows/{id}', 'another user', "the owner's rows changed"],
  ['a door that is open', '/api/planted/open', 'a visitor', 'a visitor was let in'],
] as const)('the walk sees %s', async (_name, path, role, problem) => {
  expect(await walk(path, role)).toContain(problem);
});

it('accepts a route without faults', async () => {
  expect(await walk(registerRoute.path, 'a visitor')).toBe('');
});
