import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CrowdGroup } from './crowd.ts';
import { positionBody } from './people.ts';

/**
 * Opens a stream for every member of the groups, moves them, and measures how long each position takes to reach each
 * reader. Started by streams.ts: sends `open`, waits for `go`, and sends its measurements.
 */
interface Order {
  readonly host: string;
  readonly port: number;
  readonly groups: readonly CrowdGroup[];
  readonly updatesPerSecond: number;
  readonly seconds: number;
}

const CAPTURED = '"capturedAt":"';
const AT_ONCE = 50;
const WARM_UP_SECONDS = 5;
const delays: number[] = [];
const open = new Set<string>();

function listenTo({ host, port }: Order, groupId: string, cookie: string): void {
  const socket = connect(port, host, () => {
    socket.write(
      `GET /api/location/group/${groupId}/live HTTP/1.1\r\nhost: ${host}\r\ncookie: ${cookie}\r\n\r\n`,
    );
  });
  let isOpen = false;
  const told = new Set<number>();
  socket.setEncoding('latin1').on('data', (chunk: Buffer | string) => {
    const now = Date.now();
    const text = String(chunk);
    if (!isOpen && text.includes('event: snapshot')) {
      isOpen = true;
      open.add(cookie);
      return;
    }
    for (let at = text.indexOf(CAPTURED); at >= 0; at = text.indexOf(CAPTURED, at + 1)) {
      const start = at + CAPTURED.length;
      const captured = Date.parse(text.slice(start, start + 24));
      // A process that reads a group again sends the result as a snapshot, including positions it has sent before.
      if (told.has(captured)) continue;
      told.add(captured);
      delays.push(now - captured);
    }
  });
  socket.on('error', (error) => {
    throw error;
  });
}

const lastOf = new Map<string, number>();

/** A timestamp unique within the group identifies the position when it arrives. */
function bodyFor(groupId: string): string {
  const captured = Math.max(Date.now(), (lastOf.get(groupId) ?? 0) + 1);
  lastOf.set(groupId, captured);
  return JSON.stringify({ ...JSON.parse(positionBody()), capturedAt: new Date(captured).toISOString() });
}

// The number of connections is bounded, as behind a proxy. One more connection for each waiting update would measure
// the queue of connections. The measured time includes the wait for a free connection.
const agent = new Agent({ keepAlive: true, maxSockets: 64 });

async function update({ host, port }: Order, groupId: string, cookie: string): Promise<void> {
  const text = bodyFor(groupId);
  const headers = { 'content-type': 'application/json', 'content-length': text.length, cookie };
  const sent = request({ agent, host, port, path: '/api/location/update', method: 'POST', headers });
  sent.end(text);
  const [reply] = await once(sent, 'response');
  reply.resume();
  if (reply.statusCode !== 200) throw new Error(`an update answered ${reply.statusCode}`);
  await once(reply, 'end');
}

type Everybody = readonly { readonly id: string; readonly cookie: string }[];

/** Moves the members for some seconds and waits until everyone has received the last position. */
async function move(
  order: Order,
  all: Everybody,
  seconds: number,
): Promise<{ updates: number; rate: number }> {
  const sent: Promise<void>[] = [];
  const began = performance.now();
  for (let count = 0; count < order.updatesPerSecond * seconds; count += 1) {
    const due = began + (count * 1000) / order.updatesPerSecond;
    const early = due - performance.now();
    if (early > 0) await sleep(early);
    // A member of another group each time.
    const one = all[(count * 7919) % all.length];
    if (one) sent.push(update(order, one.id, one.cookie));
  }
  const took = (performance.now() - began) / 1000;
  await Promise.all(sent);
  await sleep(1000);
  return { updates: sent.length, rate: sent.length / took };
}

async function run(order: Order): Promise<void> {
  const { groups, seconds } = order;
  const all = groups.flatMap(({ id, cookies }) => cookies.map((cookie) => ({ id, cookie })));
  for (const [index, { id, cookie }] of all.entries()) {
    listenTo(order, id, cookie);
    while (open.size < index - AT_ONCE) await sleep(2);
  }
  while (open.size < all.length) await sleep(10);
  process.send?.('open');
  await new Promise((resolve) => process.once('message', resolve));

  // The first seconds would measure the compilation of the code paths.
  await move(order, all, WARM_UP_SECONDS);
  delays.length = 0;
  const { updates, rate } = await move(order, all, seconds);
  const sorted = delays.toSorted((a, b) => a - b);
  process.send?.({
    p50: sorted[Math.floor(sorted.length * 0.5)],
    p99: sorted[Math.floor(sorted.length * 0.99)],
    delivered: delays.length,
    updates,
    rate,
  });
}

process.once('message', (order: Order) => void run(order));
