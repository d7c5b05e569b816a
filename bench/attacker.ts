import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** What one attack does to a server on this machine, for so many seconds. */
export type Attack =
  | { readonly kind: 'pipelined'; readonly requests: number }
  | { readonly kind: 'connections'; readonly connections: number }
  | { readonly kind: 'lookUps'; readonly connections: number }
  /** A year of counts, asked for again and again by one account. */
  | { readonly kind: 'ownReads'; readonly connections: number; readonly cookie: string }
  | {
      readonly kind: 'signIns';
      readonly connections: number;
      readonly email: string;
      readonly password: string;
    };

export interface AttackOrder {
  readonly attack: Attack;
  readonly port: number;
  readonly seconds: number;
}

/** How many requests were answered with which status; `0` counts connections that ended without an answer. */
export type Answers = Record<string, number>;

const ADDRESS = '198.51.100.66';
const answers: Answers = {};
const count = (status: string): void => {
  answers[status] = (answers[status] ?? 0) + 1;
};

const get = (path: string, cookie: string): string =>
  `GET ${path} HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: ${ADDRESS}\r\ncookie: ${cookie}\r\n\r\n`;
const getUnknown = (): string => get('/api/auth/user', `manasik-session=${crypto.randomUUID()}`);
const YEAR_OF_COUNTS = '/api/dhikr?from=2025-11-01&to=2026-11-01';

function post(email: string, password: string): string {
  const body = JSON.stringify({ email, password });
  const head = `POST /api/auth/login HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: ${ADDRESS}`;
  return `${head}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
}

/** A connection that calls back with each status that arrives; errors are the end of it. */
function open(port: number, onStatus: (status: string) => void): Socket {
  const socket = connect(port, '127.0.0.1').setEncoding('latin1');
  socket.on('data', (text: unknown) => {
    for (const [, status = ''] of String(text).matchAll(/HTTP\/1\.1 (\d{3}) /g)) {
      count(status);
      onStatus(status);
    }
  });
  socket.on('error', () => socket.destroy());
  return socket;
}

/** Sends, waits for the answer, and sends again; on a new connection where the old one was closed. */
async function loop(port: number, isOver: () => boolean, request: () => string): Promise<void> {
  while (!isOver()) {
    const { promise: closed, resolve } = Promise.withResolvers<void>();
    const socket = open(port, () => {
      if (isOver()) socket.destroy();
      else socket.write(request());
    });
    socket.on('connect', () => socket.write(request()));
    socket.on('close', () => resolve());
    await closed;
    // A client that is refused comes back at once, if not in the same millisecond.
    await sleep(20);
  }
}

async function pipeline(port: number, isOver: () => boolean, requests: number): Promise<void> {
  const bytes = Array.from({ length: requests }, getUnknown).join('');
  while (!isOver()) {
    const { promise: closed, resolve } = Promise.withResolvers<void>();
    const socket = open(port, () => undefined);
    socket.on('connect', () => socket.write(bytes));
    socket.on('close', () => {
      count('0');
      resolve();
    });
    const patience = setInterval(() => isOver() && socket.destroy(), 100);
    await closed;
    clearInterval(patience);
  }
}

async function crowd(port: number, isOver: () => boolean, connections: number): Promise<void> {
  const sockets: Socket[] = [];
  for (let index = 0; index < connections; index += 1) {
    const socket = open(port, () => undefined);
    socket.on('connect', () => socket.write(getUnknown()));
    sockets.push(socket);
    // As fast as the kernel takes them.
    if (index % 100 === 99) await sleep(1);
  }
  while (!isOver()) await sleep(100);
  for (const socket of sockets) socket.destroy();
}

async function run({ attack, port, seconds }: AttackOrder): Promise<void> {
  const end = performance.now() + seconds * 1000;
  const isOver = (): boolean => performance.now() > end;
  const loops = (connections: number, request: () => string): Promise<void[]> =>
    Promise.all(Array.from({ length: connections }, () => loop(port, isOver, request)));
  // Those that wait for an answer when the time is over are not waited for.
  setTimeout(() => process.send?.(answers, () => process.exit()), seconds * 1000 + 1000);
  switch (attack.kind) {
    case 'pipelined':
      await pipeline(port, isOver, attack.requests);
      break;
    case 'connections':
      await crowd(port, isOver, attack.connections);
      break;
    case 'lookUps':
      await loops(attack.connections, getUnknown);
      break;
    case 'ownReads':
      await loops(attack.connections, () => get(YEAR_OF_COUNTS, attack.cookie));
      break;
    case 'signIns':
      await loops(attack.connections, () => post(attack.email, attack.password));
  }
}

// Sent by bench/attacks.ts, the only starter of this process.
process.once('message', (order: AttackOrder) => void run(order));
