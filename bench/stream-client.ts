import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CrowdGroup } from './crowd.ts';
import { positionBody } from './people.ts';

/**
 * Opens a stream for everybody of the groups, then has them move, and measures how long each position takes to each
 * reader. Started by streams.ts; says `open`, waits for `go`, and says what it measured.
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
const delays: number[] = [];
const open = new Set<string>();

function listenTo({ host, port }: Order, groupId: string, cookie: string): void {
  const socket = connect(port, host, () => {
    socket.write(
      `GET /api/location/group/${groupId}/live HTTP/1.1\r\nhost: ${host}\r\ncookie: ${cookie}\r\n\r\n`,
    );
  });
  let isOpen = false;
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
      delays.push(now - Date.parse(text.slice(start, start + 24)));
    }
  });
  socket.on('error', (error) => {
    throw error;
  });
}

const body = (): string =>
  JSON.stringify({ ...JSON.parse(positionBody()), capturedAt: new Date().toISOString() });

async function update({ host, port }: Order, cookie: string): Promise<void> {
  const reply = await fetch(`http://${host}:${port}/api/location/update`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: body(),
  });
  if (!reply.ok) throw new Error(`an update answered ${reply.status}`);
  await reply.arrayBuffer();
}

async function run(order: Order): Promise<void> {
  const { groups, updatesPerSecond, seconds } = order;
  const all = groups.flatMap(({ id, cookies }) => cookies.map((cookie) => ({ id, cookie })));
  for (const [index, { id, cookie }] of all.entries()) {
    listenTo(order, id, cookie);
    while (open.size < index - AT_ONCE) await sleep(2);
  }
  while (open.size < all.length) await sleep(10);
  process.send?.('open');
  await new Promise((resolve) => process.once('message', resolve));

  const sent: Promise<void>[] = [];
  const began = performance.now();
  for (let count = 0; count < updatesPerSecond * seconds; count += 1) {
    const due = began + (count * 1000) / updatesPerSecond;
    const early = due - performance.now();
    if (early > 0) await sleep(early);
    // One of another group each time.
    const { cookie } = all[(count * 7919) % all.length] ?? { cookie: '' };
    sent.push(update(order, cookie));
  }
  const took = (performance.now() - began) / 1000;
  await Promise.all(sent);
  await sleep(1000);
  const sorted = delays.toSorted((a, b) => a - b);
  process.send?.({
    p50: sorted[Math.floor(sorted.length * 0.5)],
    p99: sorted[Math.floor(sorted.length * 0.99)],
    delivered: delays.length,
    updates: sent.length,
    rate: sent.length / took,
  });
}

process.once('message', (order: Order) => void run(order));
