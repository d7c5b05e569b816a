import { createPlace } from '../packages/server/src/faults/harness/place.ts';
import { type CrowdGroup, makeCrowd } from './crowd.ts';
import { type BenchGroup, makeGroup, positionBody, sharePosition } from './people.ts';
import { compare, compareGet, recorded } from './requests.ts';
import type { Row } from './row.ts';
import { type RunningServer, startServer } from './server.ts';
import { median, postsPerSecond, requestsPerSecond } from './wrk.ts';

const PORT = 4314;
const UPDATE = '/api/location/update';

const pathOf = ({ id }: BenchGroup): string => `/api/location/group/${id}`;

/** A group in which every member shares their position. */
async function groupOf(size: number, { url }: RunningServer, from: number): Promise<BenchGroup> {
  const group = await makeGroup(url, size, from);
  for (const member of group.members) await sharePosition(url, member);
  return group;
}

const cookieOf = ({ members: [first] }: BenchGroup): string => first?.cookie ?? '';

async function reads(server: RunningServer): Promise<Row[]> {
  const { url } = server;
  const group = await groupOf(20, server, 0);
  const cookie = cookieOf(group);
  const path = pathOf(group);
  const etag = (await fetch(url + path, { headers: { cookie } })).headers.get('etag') ?? '';
  const unchanged = { cookie, 'if-none-match': etag };
  // Node's `fetch` does not show the headers of the 304 itself.
  const { headers } = await recorded(await fetch(url + path, { headers: unchanged }));
  return [
    await compareGet('GET /api/location/group/{id}, 20 members', url, path, { cookie }),
    await compare(url, {
      name: 'the same with nothing new (304)',
      limit: 0.7,
      reply: { headers, body: '', etag },
      measure: (origin) => requestsPerSecond(origin + path, unchanged, 3),
    }),
    await sizes(server),
  ];
}

/** Reads a group of fifty and a group of ten in turn. */
async function sizes(server: RunningServer): Promise<Row> {
  const [small, large] = [await groupOf(10, server, 400), await groupOf(50, server, 600)];
  const ratios: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const [few, many] = [
      await requestsPerSecond(server.url + pathOf(small), { cookie: cookieOf(small) }, 2),
      await requestsPerSecond(server.url + pathOf(large), { cookie: cookieOf(large) }, 2),
    ];
    ratios.push(few / many);
  }
  const figure = `${median(ratios).toFixed(2)} times the cost of a group of 10`;
  return { name: 'reading a group of 50', figure, limit: 'at most 2 times', kept: median(ratios) <= 2 };
}

// The number of positions per account and minute is limited, so only a crowd can keep a process busy.
const CROWD_GROUPS = 200;
const CROWD_SIZE = 20;

/** Sends positions of a crowd in groups of twenty; each is answered after its commit. */
async function writes(
  engine: string,
  { url }: RunningServer,
  crowd: readonly CrowdGroup[],
  limit: number,
): Promise<Row> {
  const cookies = crowd.flatMap((group) => group.cookies);
  const headers = { 'content-type': 'application/json', cookie: cookies[0] ?? '' };
  const reply = await recorded(await fetch(url + UPDATE, { method: 'POST', headers, body: positionBody() }));
  return compare(url, {
    name: `POST ${UPDATE}, durable, ${engine}`,
    limit,
    reply,
    measure: (origin) => postsPerSecond(origin + UPDATE, cookies, positionBody(), 3),
  });
}

async function withCrowd(
  isPostgres: boolean,
  work: (server: RunningServer, crowd: readonly CrowdGroup[]) => Promise<Row[]>,
): Promise<Row[]> {
  const place = await createPlace(isPostgres);
  try {
    const crowd = await makeCrowd(place, CROWD_GROUPS, CROWD_SIZE);
    const server = await startServer(place.dataDir, PORT, {
      DATABASE_URL: place.settings['DATABASE_URL'] ?? '',
    });
    try {
      return await work(server, crowd);
    } finally {
      await server.stop();
    }
  } finally {
    await place.remove();
  }
}

export const groups = async (): Promise<Row[]> => [
  ...(await withCrowd(false, async (server, crowd) => [
    ...(await reads(server)),
    await writes('embedded database', server, crowd, 0.15),
  ])),
  ...(await withCrowd(true, async (server, crowd) => [await writes('PostgreSQL', server, crowd, 0.3)])),
];
