import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { createPlace, type Place } from '../packages/server/src/faults/harness/place.ts';
import { createProxy, type Proxy, through } from '../packages/server/src/faults/harness/proxy.ts';
import type { Answers, Attack } from './attacker.ts';
import { type Met, probe, residentMb, watchMemory } from './probe.ts';
import type { Row } from './row.ts';
import { type RunningServer, startServer, withDataDir } from './server.ts';

const PORT = 4316;
const SECONDS = 10;
const CALM_SECONDS = 5;
const DRAIN_MS = 3000;
const MOST_P99_MS = 500;
const MOST_TIMES_CALM = 2;
const PASSWORD = 'seven calm camels';
const OTHERS = 15;

const attacker = fileURLToPath(new URL('./attacker.ts', import.meta.url));

interface Target {
  readonly engine: string;
  readonly server: RunningServer;
  readonly member: { readonly cookie: string };
  readonly emails: readonly string[];
  readonly attackerCookie: string;
  readonly calmMb: number;
  /** Of the member before any attack, in ms: what the machine alone costs. */
  readonly calmP99: number;
}

type Meanwhile = (isOver: () => boolean) => Promise<void>;

interface Scene {
  readonly name: string;
  readonly attack: Attack;
  /** What happens to the database meanwhile. */
  readonly meanwhile?: Meanwhile;
  /** Whether a member must be answered 200, and not only soon. */
  readonly mustServe: boolean;
  readonly watchesSignIns?: true;
}

let addresses = 0;
const anAddress = (): string => {
  addresses += 1;
  return `10.9.${addresses}.1`;
};

async function send(url: string, path: string, body: unknown, address: string): Promise<Response> {
  return fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(body),
  });
}

async function signUp(url: string): Promise<{ cookie: string; email: string }> {
  const email = `${crypto.randomUUID()}@example.org`;
  const person = { email, password: PASSWORD, firstName: 'Amina', lastName: 'Karim' };
  const reply = await send(url, '/api/auth/register', person, anAddress());
  if (reply.status !== 201) throw new Error(`registering answered ${reply.status}`);
  return { email, cookie: reply.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}

/** A member who looks at what only memory is needed for, and at what the database is asked for, in turn. */
function memberOf({ server, member }: Pick<Target, 'server' | 'member'>) {
  let turn = 0;
  return probe(async () => {
    turn += 1;
    const path = turn % 2 === 0 ? '/api/auth/user' : '/api/auth/sessions';
    const headers = { cookie: member.cookie, 'x-forwarded-for': '10.8.0.1' };
    const reply = await fetch(server.url + path, { headers });
    await reply.arrayBuffer();
    return reply.status;
  }, 20);
}

/** Other people who sign in, each from an address of their own. */
function othersOf({ server, emails }: Target) {
  let turn = 0;
  return probe(async () => {
    turn += 1;
    // The first one is the attacker's own.
    const email = emails[1 + (turn % (emails.length - 1))] ?? '';
    const reply = await send(server.url, '/api/auth/login', { email, password: PASSWORD }, anAddress());
    await reply.arrayBuffer();
    return reply.status;
  }, 200);
}

const said = (statuses: ReadonlyMap<number | string, number>): string =>
  [...statuses].map(([status, times]) => `${times} × ${status}`).join(', ');

const allServed = ({ statuses }: Met): boolean => [...statuses.keys()].every((status) => status === 200);

async function attackBy(attack: Attack): Promise<Answers> {
  const child = fork(attacker);
  child.send({ attack, port: PORT, seconds: SECONDS });
  // The only message of that process.
  const [answers] = (await once(child, 'message')) as [Answers];
  return answers;
}

async function play(
  target: Target,
  { name, attack, meanwhile, mustServe, watchesSignIns }: Scene,
): Promise<Row> {
  const memory = watchMemory(target.server.pid);
  const member = memberOf(target);
  const others = watchesSignIns && othersOf(target);
  let isOver = false;
  const [answers] = await Promise.all([
    attackBy(attack).finally(() => {
      isOver = true;
    }),
    meanwhile?.(() => isOver),
  ]);
  const [met, signedIn] = [await member.stop(), await others?.stop()];
  const peak = memory.stop();
  const alive = await fetch(`${target.server.url}/healthz`).then(
    ({ status }) => status === 200,
    () => false,
  );
  await sleep(DRAIN_MS);
  const times = peak / target.calmMb;
  const figures = [
    alive ? 'alive' : 'DEAD',
    `memory ${peak.toFixed(0)} MB, ${times.toFixed(2)} times its calm`,
    `member p99 ${met.p99.toFixed(0)} ms, calm ${target.calmP99.toFixed(0)} ms (${said(met.statuses)})`,
    ...(signedIn ? [`others' sign-ins p99 ${signedIn.p99.toFixed(0)} ms (${said(signedIn.statuses)})`] : []),
    `attacker ${said(new Map(Object.entries(answers)))}`,
  ];
  return {
    name: `${name}, ${target.engine}`,
    figure: figures.join('; '),
    limit: `alive, memory under ${MOST_TIMES_CALM} times, p99 under ${MOST_P99_MS} ms`,
    kept:
      alive &&
      times < MOST_TIMES_CALM &&
      met.p99 < MOST_P99_MS &&
      (!mustServe || allServed(met)) &&
      (!signedIn || allServed(signedIn)),
  };
}

const scenes = (target: Target, slow: Meanwhile): readonly Scene[] => [
  {
    name: 'one connection with 10,000 pipelined requests of unknown cookies, again and again',
    attack: { kind: 'pipelined', requests: 10_000 },
    mustServe: true,
  },
  {
    name: '9,000 connections with one request each',
    attack: { kind: 'connections', connections: 9000 },
    mustServe: true,
  },
  {
    name: 'look-ups of unknown cookies on 500 connections while the database is slow',
    attack: { kind: 'lookUps', connections: 500 },
    meanwhile: slow,
    mustServe: true,
  },
  {
    name: 'reads of one account on 2,000 connections',
    attack: { kind: 'ownReads', connections: 2000, cookie: target.attackerCookie },
    mustServe: true,
  },
  {
    name: 'requests for a new password on 5,000 connections',
    attack: { kind: 'resets', connections: 5000 },
    mustServe: true,
  },
  {
    name: 'the right password in a loop on 160 connections',
    attack: {
      kind: 'signIns',
      connections: 160,
      email: target.emails[0] ?? '',
      password: PASSWORD,
    },
    mustServe: true,
    watchesSignIns: true,
  },
];

async function targetOf(engine: string, server: RunningServer): Promise<Target> {
  const people: Awaited<ReturnType<typeof signUp>>[] = [];
  for (let index = 0; index < OTHERS; index += 1) people.push(await signUp(server.url));
  const member = await signUp(server.url);
  const calm = memberOf({ server, member });
  await sleep(CALM_SECONDS * 1000);
  const { p99: calmP99 } = await calm.stop();
  const emails = people.map(({ email }) => email);
  const attackerCookie = people[0]?.cookie ?? '';
  return { engine, server, member, emails, attackerCookie, calmMb: residentMb(server.pid), calmP99 };
}

/** Each scene has a process of its own: what one leaves in memory does not count against the next. */
async function playAll(
  engine: string,
  start: () => Promise<RunningServer>,
  listOf: (target: Target) => readonly Scene[],
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let index = 0, count = 1; index < count; index += 1) {
    const server = await start();
    try {
      const target = await targetOf(engine, server);
      const list = listOf(target);
      count = list.length;
      const scene = list[index];
      if (scene) rows.push(await play(target, scene));
    } finally {
      await server.stop();
    }
  }
  return rows;
}

/** Members who read a year of counts again and again: the embedded engine answers one statement at a time. */
const heavyReads =
  (target: Target): Meanwhile =>
  async (isOver) => {
    const path = '/api/dhikr?from=2025-11-01&to=2026-11-01';
    const read = async (): Promise<void> => {
      while (!isOver()) {
        const headers = { cookie: target.member.cookie };
        await (await fetch(target.server.url + path, { headers })).arrayBuffer();
      }
    };
    await Promise.all(Array.from({ length: 4 }, read));
  };

/** The table of sessions is locked for most of the time, so that a look-up takes a quarter of a second at times. */
const lockedSessions =
  (place: Place): Meanwhile =>
  async (isOver) => {
    const database = await place.open();
    while (!isOver()) {
      await database.db.transaction(async (tx) => {
        await tx.execute('LOCK TABLE sessions IN ACCESS EXCLUSIVE MODE');
        await sleep(150);
      });
      await sleep(100);
    }
    await database.close();
  };

const databaseAway =
  (proxy: Proxy): Meanwhile =>
  async (isOver) => {
    await proxy.cut();
    while (!isOver()) await sleep(100);
    await proxy.restore();
  };

const onEmbedded = (): Promise<Row[]> =>
  withDataDir((dataDir) =>
    playAll(
      'embedded',
      () => startServer(dataDir, PORT),
      (target) => scenes(target, heavyReads(target)),
    ),
  );

const onPostgres = (): Promise<Row[]> =>
  withDataDir(async (dataDir) => {
    const place = await createPlace(true);
    try {
      const databaseUrl = new URL(place.settings['DATABASE_URL'] ?? '');
      const proxy = await createProxy(Number(databaseUrl.port || 5432), databaseUrl.hostname);
      const away: Scene = {
        name: 'look-ups of unknown cookies on 500 connections while the database is away',
        attack: { kind: 'lookUps', connections: 500 },
        meanwhile: databaseAway(proxy),
        mustServe: false,
      };
      try {
        return await playAll(
          'PostgreSQL',
          () => startServer(dataDir, PORT, { DATABASE_URL: through(databaseUrl.href, proxy) }),
          (target) => [...scenes(target, lockedSessions(place)), away],
        );
      } finally {
        await proxy.cut();
      }
    } finally {
      await place.remove();
    }
  });

/** What one attacker can do to everybody else: whether the process lives, its memory, and how long a member waits. */
export const attacks = async (): Promise<Row[]> => [...(await onEmbedded()), ...(await onPostgres())];
