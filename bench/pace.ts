import { createHash } from 'node:crypto';
import { createPlace, type Place, redisUrl } from '../packages/server/src/faults/harness/place.ts';
import { sendAll } from './pace-client.ts';
import { positionBody } from './people.ts';
import { cpuSeconds, residentMb } from './probe.ts';
import { compare, recorded } from './requests.ts';
import type { Row } from './row.ts';
import { type RunningServer, startServer } from './server.ts';
import { pacePerSecond } from './wrk.ts';

const PORT = 4318;
const SESSIONS = 40_000;
const GROUPS = 2000;
const ASKS_EVERY_SECONDS = 5;
const UPDATES_OF = 10;
const SECONDS = 15;
const CONNECTIONS = 64;
const UPDATE = '/api/location/update';
const MOST_KB = 4;

const md5 = (text: string): string => createHash('md5').update(text).digest('hex');
/** The same id as `idOf` gives in PostgreSQL, with the version and the variant that a random one has. */
const uuidOf = (text: string): string => md5(text).replace(/^(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-4$3-8$4-');
const idOf = (what: string, number: string) =>
  `overlay(overlay(md5('${what} ' || ${number}) placing '4' from 13) placing '8' from 17)::uuid`;

const people = Array.from({ length: SESSIONS }, (_, index) => ({
  cookie: `manasik-session=pace-${index}`,
  path: `/api/location/group/${uuidOf(`group ${index % GROUPS}`)}`,
}));

/** People with sessions in groups of twenty, who all share a position: written by the database itself. */
async function seed(place: Place): Promise<void> {
  const database = await place.open();
  const { db } = database;
  const person = `generate_series(0, ${SESSIONS - 1}) AS n`;
  try {
    await db.execute(`INSERT INTO users (id, email, first_name, last_name)
      SELECT ${idOf('user', 'n')}, 'pace-' || n || '@example.org', 'Amina', 'Karim' FROM ${person}`);
    await db.execute(`INSERT INTO sessions (id, user_id, token_hash, user_agent, expires_at)
      SELECT ${idOf('session', 'n')}, ${idOf('user', 'n')},
        translate(rtrim(encode(sha256(('pace-' || n)::bytea), 'base64'), '='), '+/', '-_'), 'bench', now() + interval '1 day'
      FROM ${person}`);
    await db.execute(`INSERT INTO hajj_groups (id, name, max_members, group_code)
      SELECT ${idOf('group', 'n')}, 'Pace', 100, lpad(n::text, 6, '0')
      FROM generate_series(0, ${GROUPS - 1}) AS n`);
    await db.execute(`INSERT INTO hajj_group_members (group_id, user_id, role, status, typed_code)
      SELECT ${idOf('group', `n % ${GROUPS}`)}, ${idOf('user', 'n')}, 'member', 'active', '-'
      FROM ${person}`);
    await db.execute(`INSERT INTO positions
        (user_id, latitude, longitude, captured_at, updated_at, session_id, revision)
      SELECT ${idOf('user', 'n')}, 21.4 + n / 1e6, 39.8, now(), now(), ${idOf('session', 'n')}, 1 FROM ${person}`);
    await db.execute(`ANALYZE`);
  } finally {
    await database.close();
  }
}

const readOf = ({ cookie, path }: (typeof people)[number]): string =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\n\r\n`;
const body = positionBody();
const updateOf = ({ cookie }: (typeof people)[number]): string =>
  `POST ${UPDATE} HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;

/** How long it takes until every session has been read once, and what it holds of memory from then on. */
async function coldStart(how: string, { pid }: RunningServer): Promise<Row[]> {
  const [first] = people;
  if (!first) throw new Error('there are people');
  // As many requests of one session, so that what the work itself takes is not counted for the sessions.
  await sendAll(
    PORT,
    Array.from({ length: SESSIONS }, () => readOf(first)),
    { connections: CONNECTIONS },
  );
  const before = residentMb(pid);
  const cold = await sendAll(PORT, people.map(readOf), { connections: CONNECTIONS });
  const perSession = ((residentMb(pid) - before) * 1024) / SESSIONS;
  return [
    {
      name: `cold start of ${SESSIONS} sessions in ${GROUPS} groups, ${how}`,
      figure: `${cold.seconds.toFixed(1)} s (${Math.round(cold.perSecond)}/s, p99 ${cold.p99.toFixed(0)} ms)`,
      limit: 'reported',
      kept: true,
    },
    {
      name: `memory of a session, ${how}`,
      figure: `${perSession.toFixed(1)} KB`,
      limit: `at most ${MOST_KB} KB`,
      kept: perSession <= MOST_KB,
    },
  ];
}

/** All sessions at the pace of their pages. */
async function atPace(how: string, server: RunningServer): Promise<Row> {
  const perSecond = SESSIONS / ASKS_EVERY_SECONDS;
  const requests = Array.from({ length: perSecond * SECONDS }, (_, index) => {
    const person = people[(index * 7919) % SESSIONS] ?? people[0];
    if (!person) throw new Error('there are people');
    return index % UPDATES_OF === 0 ? updateOf(person) : readOf(person);
  });
  const before = cpuSeconds(server);
  const paced = await sendAll(PORT, requests, { connections: CONNECTIONS, perSecond });
  const cpu = (cpuSeconds(server) - before) / paced.seconds;
  const figure = `${Math.round(paced.perSecond)}/s, p50 ${paced.p50.toFixed(1)} ms, p99 ${paced.p99.toFixed(0)} ms, ${cpu.toFixed(2)} of a core`;
  return {
    name: `${SESSIONS} sessions asking each ${ASKS_EVERY_SECONDS} s, one in ${UPDATES_OF} updating, ${how}`,
    figure,
    limit: `${perSecond}/s`,
    kept: paced.perSecond >= perSecond * 0.99,
  };
}

async function saturated(how: string, { url }: RunningServer): Promise<Row> {
  const [first] = people;
  if (!first) throw new Error('there are people');
  const reply = await recorded(await fetch(url + first.path, { headers: { cookie: first.cookie } }));
  return compare(url, {
    name: `the same as fast as it goes, ${how}`,
    limit: 0.35,
    reply,
    measure: (origin) => pacePerSecond(origin, people, { path: UPDATE, body }, 3),
  });
}

async function measure(how: string, settings: Readonly<Record<string, string>>): Promise<Row[]> {
  const place = await createPlace(true);
  try {
    await seed(place);
    const server = await startServer(place.dataDir, PORT, {
      DATABASE_URL: place.settings['DATABASE_URL'] ?? '',
      ...settings,
    });
    try {
      return [...(await coldStart(how, server)), await atPace(how, server), await saturated(how, server)];
    } finally {
      await server.stop();
    }
  } finally {
    await place.remove();
  }
}

/** Forty thousand people who ask as pages do, on PostgreSQL. */
export const pace = async (): Promise<Row[]> => [
  ...(await measure('PostgreSQL', {})),
  ...(await measure('PostgreSQL and Redis', { REDIS_URL: redisUrl ?? 'redis://127.0.0.1:6379' })),
];
