import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  aFamily,
  aPerson,
  join,
  latitudes,
  type Relative,
  sendMessage,
  share,
  stopSharing,
} from './harness/families.ts';
import { sendRequest } from './harness/people.ts';
import { createPlace, onPostgres, type Place } from './harness/place.ts';
import { printFigure } from './harness/print-figure.ts';
import { createProxy, type Proxy, through } from './harness/proxy.ts';
import { killServers, type ServerProcess, startServer } from './harness/server-process.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

const KILL_AFTER_ANSWERS = 150;
const MEMBERS = 8;
const JOINERS = 12;
const RECOVERS_WITHIN_MS = 2000;

let place: Place;
beforeAll(async () => {
  place = await createPlace();
});
afterAll(async () => {
  await killServers();
  await place.remove();
});

/** What the server acknowledged before it was killed. */
interface Acknowledged {
  /** User id -> the last latitude; latitudes only increase. */
  readonly latitude: Map<string, number>;
  readonly stopped: Set<string>;
  readonly messages: Map<string, string>;
  readonly joined: Set<string>;
}

it('keeps every acknowledged position, end, message and join through kill -9', async () => {
  const first = await startServer(place.settings);
  const family = await aFamily(first.url, MEMBERS);
  const { groupId, groupCode, members } = family;
  const joiners = await Promise.all(Array.from({ length: JOINERS }, () => aPerson(first.url)));
  const known: Acknowledged = {
    latitude: new Map(),
    stopped: new Set(),
    messages: new Map(),
    joined: new Set(),
  };
  let answers = 0;
  const killed = new AbortController();
  const count = (): void => {
    answers += 1;
    if (answers < KILL_AFTER_ANSWERS || killed.signal.aborted) return;
    killed.abort();
    void first.kill('SIGKILL');
  };
  /** Runs until the process is gone. */
  const until = async (step: (round: number) => Promise<void>): Promise<void> => {
    for (let round = 1; !killed.signal.aborted; round += 1) await step(round).catch(() => undefined);
  };
  const [stopper, ...walkers] = members;
  if (!stopper) throw new Error('a family needs at least one member');
  const walk = (who: Relative) => async (round: number) => {
    if ((await share(first.url, who, round / 1000)).status !== 200) return;
    known.latitude.set(who.id, round / 1000);
    count();
  };
  const talk = async (): Promise<void> => {
    const key = randomUUID();
    const { status, body } = await sendMessage(first.url, stopper, groupId, key, `message ${key}`);
    if (status !== 201) return;
    known.messages.set(String(body?.['id']), `message ${key}`);
    count();
  };
  await share(first.url, stopper, 21.4);
  const stop = async (): Promise<void> => {
    const { status } = await stopSharing(first.url, stopper);
    if (status === 200) known.stopped.add(stopper.id);
  };
  const enter = async (joiner: Relative): Promise<void> => {
    const { status } = await join(first.url, joiner, groupCode);
    if (status === 200) known.joined.add(joiner.id);
  };
  await Promise.all([
    ...walkers.map((walker) => until(walk(walker))),
    until(talk), // Requests that are cut off were not acknowledged.
    ...[stop(), ...joiners.map(enter)].map((each) => each.catch(() => undefined)),
  ]);
  expect(known.latitude.size).toBeGreaterThan(0);
  expect(known.messages.size).toBeGreaterThan(0);

  const second = await startServer(place.settings);
  await expectAll(second, family.leader, groupId, known);
});

async function expectAll(
  { url }: ServerProcess,
  { cookie, id }: Relative,
  groupId: string,
  known: Acknowledged,
): Promise<void> {
  const found = await latitudes(url, { cookie, id }, groupId);
  for (const [userId, latitude] of known.latitude) expect(found.get(userId)).toBeGreaterThanOrEqual(latitude);
  for (const userId of known.stopped) expect(found.has(userId)).toBe(false);

  const members = await sendRequest(url, `/api/hajj-groups/${groupId}/members`, { cookie });
  for (const userId of known.joined) expect(JSON.stringify(members.body)).toContain(userId);

  const said = new Map<string, string>();
  let before: number | undefined;
  do {
    const query = before === undefined ? '' : `?before=${before}`;
    const { body } = await sendRequest(url, `/api/hajj-groups/${groupId}/messages${query}`, { cookie });
    // The contract guarantees this response.
    const { messages } = body as unknown as { messages: { id: string; number: number; text: string }[] };
    for (const message of messages) {
      expect(said.has(message.id)).toBe(false);
      said.set(message.id, message.text);
    }
    before = messages[0]?.number ?? 1;
  } while (before > 1);
  for (const [messageId, text] of known.messages) expect(said.get(messageId)).toBe(text);
}

/** Only a separate database server can go away; an embedded database ends with its process. */
function whileTheDatabaseIsAway(): void {
  let proxy: Proxy;
  let server: ServerProcess;
  beforeAll(async () => {
    const url = new URL(String(place.settings['DATABASE_URL']));
    proxy = await createProxy(Number(url.port || 5432), url.hostname);
    server = await startServer({ ...place.settings, DATABASE_URL: through(url.href, proxy) });
  });

  it('are refused and not acknowledged, and succeed within two seconds of its return, with nothing lost', async () => {
    const { groupId, leader, members } = await aFamily(server.url, 4);
    const acknowledged = new Map<string, number>();
    const refused = new Set<number>();
    const over = new AbortController();
    const walking = members.map(async (member) => {
      for (let round = 1; !over.signal.aborted; round += 1) {
        const { status } = await share(server.url, member, round / 1000);
        if (status === 200) acknowledged.set(member.id, round / 1000);
        else refused.add(status);
        await sleep(10);
      }
    });
    await sleep(300);
    await proxy.cut();
    await sleep(500);
    await proxy.restore();
    const began = performance.now();
    while ((await share(server.url, leader, 50)).status !== 200) await sleep(20);
    const back = performance.now() - began;
    printFigure('from the return of the database to a position that is stored', back);
    expect(back).toBeLessThan(RECOVERS_WITHIN_MS);
    over.abort();
    await Promise.all(walking);
    expect([...refused]).toEqual([503]);
    const found = await latitudes(server.url, leader, groupId);
    for (const { id } of members.slice(1)) expect(found.get(id)).toBe(acknowledged.get(id));
    expect((await sendRequest(server.url, '/healthz')).status).toBe(200);
  });
}

function withADatabaseServer(): void {
  if (!onPostgres) return;
  describe('positions while the database is away', () => {
    whileTheDatabaseIsAway();
  });
}
withADatabaseServer();
