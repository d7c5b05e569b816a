import { tripId } from '@manasik/core/travel/travel-items';
import { sql } from 'drizzle-orm';
import { askAndKeep } from '../ask.ts';
import { type Registered, register, type TestApp } from '../test-app.ts';
import { createClient, freshAddress, type Reply } from '../test-client.ts';
import type { DescribedRoute } from './described-routes.ts';
import { judge, judgeEcho } from './judge.ts';
import type { Shot } from './shots.ts';

export type Role = 'a visitor' | 'another user' | 'the owner';

/** Sends hostile requests and watches their effect on the database. */
export interface Walker {
  /** Rows that currently belong to the owner: their ids, starting with those that an address of this route uses. */
  ownerIds(route: DescribedRoute): Promise<string[]>;
  /** Problems found, one per line. */
  walk(route: DescribedRoute, role: Role, shots: Iterable<Shot>): Promise<string[]>;
  /** Sends one request in a role. */
  send(route: DescribedRoute, role: Role, shot: Shot): Promise<Reply<unknown>>;
}

// Counts of visitors' attempts are not user data, and must change.
const COUNTS_OF_TRIES = 'rate_limits';
const MOST_PROBLEMS = 20;
// Of each table. A walk sends requests with each of these ids.
const MOST_IDS = 8;

/** The table whose rows an address names; sessions for any other address. */
const addressed: readonly (readonly [address: RegExp, table: string])[] = [
  [/\/(?:hajj-groups|group)\//, 'hajj_groups'],
  [/\/ai\/conversations\//, 'ai_conversations'],
  [/\/ai\/messages\//, 'ai_messages'],
];

export async function createWalker(test: TestApp): Promise<Walker> {
  const { db } = test.database;
  const { rows: columns } = await db.execute<{ name: string; columns: string[] }>(
    sql`SELECT table_name AS name, array_agg(column_name::text) AS columns FROM information_schema.columns
        WHERE table_schema = 'public' AND table_name <> ${COUNTS_OF_TRIES} GROUP BY table_name ORDER BY table_name`,
  );
  const owned = columns.flatMap(({ name, columns: names }) => {
    if (name === 'users') return [{ name, owner: 'id', hasId: true }];
    return names.includes('user_id') ? [{ name, owner: 'user_id', hasId: names.includes('id') }] : [];
  });
  let owner = await register(test);
  let other = await register(test);

  /** The number of rows in each table, and every row of the owner. */
  const readState = async (): Promise<string> => {
    const id = owner.user.id;
    const counts = columns.map(({ name }) => sql`(SELECT count(*)::text FROM ${sql.identifier(name)})`);
    const rows = owned.map(
      (table) =>
        sql`(SELECT coalesce(string_agg(t::text, ' ' ORDER BY t::text), '') FROM ${sql.identifier(table.name)} t
             WHERE ${sql.identifier(table.owner)} = ${id})`,
    );
    const groups = sql`(SELECT coalesce(string_agg(g::text, ' ' ORDER BY g.id), '') FROM hajj_groups g
      WHERE g.id IN (SELECT group_id FROM hajj_group_members WHERE user_id = ${id} AND status = 'active'))`;
    const parts = sql.join([...counts, ...rows, groups], sql`, `);
    const { rows: found } = await db.execute<{ state: string }>(
      sql`SELECT concat_ws('|', ${parts}) AS state`,
    );
    return found[0]?.state ?? '';
  };
  // A running transaction that writes appears in the snapshot, and its end changes the snapshot. If the snapshot is
  // unchanged, nothing was written, and the rows need not be read again. It is taken before the rows.
  let known = { snapshot: '', state: '' };
  const state = async (): Promise<string> => {
    const { rows } = await db.execute<{ snapshot: string }>(
      sql`SELECT pg_current_snapshot()::text AS snapshot`,
    );
    const snapshot = rows[0]?.snapshot ?? '';
    if (snapshot === '' || snapshot !== known.snapshot) known = { snapshot, state: await readState() };
    return known.state;
  };
  const ownersPart = (text: string): string => text.split('|').slice(columns.length).join('|');

  /** The owner's groups; creates one for an owner without any. */
  const groupIds = async (): Promise<string[]> => {
    const isThere =
      (await createClient(test.app, owner.cookie, freshAddress()).get('/api/auth/user')).status === 200;
    // The previous request may have ended an account or a session.
    if (!isThere) owner = await register(test);
    const client = createClient(test.app, owner.cookie, freshAddress());
    const { body } = await client.get<{ id: string }[]>('/api/hajj-groups');
    if (body.length > 0) return body.map(({ id }) => id);
    const created = await client.post<{ id: string }>('/api/hajj-groups', { name: 'Walkers' });
    if (created.status !== 201) throw new Error(`creating a group was refused: ${created.text}`);
    return [created.body.id];
  };

  /** Asks the assistant, unless the owner has a conversation with it. */
  const keepConversation = async (): Promise<void> => {
    const client = createClient(test.app, owner.cookie, freshAddress());
    const { body } = await client.get<{ conversations: unknown[] }>('/api/ai/conversations');
    if (body.conversations.length > 0) return;
    // The questions of the walk may have used up those of this minute.
    test.clock.advance({ minutes: 1 });
    await askAndKeep(client);
  };

  const ownerIds: Walker['ownerIds'] = async ({ path }) => {
    const groups = await groupIds();
    if (path.includes('/ai/')) await keepConversation();
    const found = owned
      .filter(({ hasId }) => hasId)
      .map(async (table) => {
        const { rows } = await db.execute<{ id: string }>(
          sql`SELECT id FROM ${sql.identifier(table.name)} WHERE ${sql.identifier(table.owner)} = ${owner.user.id}
              LIMIT ${MOST_IDS}`,
        );
        return rows.map(({ id }) => ({ id, name: table.name }));
      });
    const all = [...(await Promise.all(found)).flat(), ...groups.map((id) => ({ id, name: 'hajj_groups' }))];
    const meant = addressed.find(([address]) => address.test(path))?.[1] ?? 'sessions';
    const ids = all
      .toSorted((a, b) => Number(b.name === meant) - Number(a.name === meant))
      .map(({ id }) => id);
    // A device chooses the ids of parts, but that of the trip is fixed.
    return path.includes('/travel/items/') ? [tripId, ...ids] : ids;
  };

  const cookieOf: Record<Role, () => string> = {
    'a visitor': () => '',
    'another user': () => other.cookie,
    'the owner': () => owner.cookie,
  };
  const send: Walker['send'] = async (route, role, { url, payload }) => {
    const ask = (): Promise<Reply<unknown>> =>
      createClient(test.app, cookieOf[role](), freshAddress()).send<unknown>(route.method, url, {
        headers: {
          'sec-fetch-site': 'same-origin',
          ...(payload !== undefined && { 'content-type': 'application/json' }),
        },
        ...(payload !== undefined && { payload }),
      });
    const reply = await ask();
    if (reply.status !== 429) return reply;
    // Five wrong passwords lock an account, but later requests must be tested too. Other counts are in memory.
    await db.execute(sql`DELETE FROM ${sql.identifier(COUNTS_OF_TRIES)}`);
    test.clock.advance({ minutes: 1 });
    return ask();
  };

  /** Replaces a user who signed out, deleted their account, or changed their password. */
  const renew = async (role: Role, shot: Shot): Promise<void> => {
    if (role === 'a visitor') return;
    const client = createClient(test.app, cookieOf[role](), freshAddress());
    const isThere = (await client.get('/api/auth/user')).status === 200;
    const isSamePassword = !/password/i.test(shot.leaf?.path.join('.') ?? '');
    if (isThere && isSamePassword) return;
    const fresh: Registered = await register(test);
    if (role === 'the owner') owner = fresh;
    else other = fresh;
  };

  return {
    ownerIds,
    send,
    walk: async (route, role, shots) => {
      const problems: string[] = [];
      let before = await state();
      for (const shot of shots) {
        const reply = await send(route, role, shot);
        const found = [...judge(shot, reply), ...judgeEcho(shot, reply)];
        if (role === 'a visitor' && route.needsSession && reply.status < 400)
          found.push('a visitor was let in');
        const after = await state();
        const isRefused = reply.status >= 400;
        if (isRefused && after !== before) found.push(`answered ${reply.status}, and something was written`);
        if (role !== 'the owner' && ownersPart(after) !== ownersPart(before))
          found.push("the owner's rows changed");
        problems.push(...found.map((problem) => `${shot.note}: ${problem}`));
        if (problems.length > MOST_PROBLEMS) return [...problems, 'and so on'];
        if (!isRefused && (route.method !== 'GET' || reply.status === 302)) await renew(role, shot);
        before = isRefused ? after : await state();
      }
      return problems;
    },
  };
}
