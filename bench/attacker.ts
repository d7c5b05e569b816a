import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Runs one attack against a local server for the given number of seconds. */
export type Attack =
  | { readonly kind: 'pipelined'; readonly requests: number }
  | { readonly kind: 'connections'; readonly connections: number }
  | { readonly kind: 'lookUps'; readonly connections: number }
  /** One account reads a year of counts again and again. */
  | { readonly kind: 'ownReads'; readonly connections: number; readonly cookie: string }
  /** Requests to mail a link for a new password. */
  | { readonly kind: 'resets'; readonly connections: number }
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

/** Number of responses by status; `0` counts connections that ended without a response. */
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

function post(path: string, fields: Readonly<Record<string, string>>): string {
  const body = JSON.stringify(fields);
  const head = `POST ${path} HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: ${ADDRESS}`;
  return `${head}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
}

/** Opens a connection and calls back with the status of each response. Errors close it. */
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

/** Sends a request, waits for the response and repeats; reconnects when the server closes the connection. */
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
    // A refused client retries at once, but not within the same millisecond.
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
    // As fast as the kernel accepts them.
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
  // Requests that are unanswered when the time is over are dropped.
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
    case 'resets':
      await loops(attack.connections, () =>
        post('/api/auth/password/forgot', { email: `${crypto.randomUUID()}@example.org`, language: 'en' }),
      );
      break;
    case 'signIns': {
      const { email, password } = attack;
      await loops(attack.connections, () => post('/api/auth/login', { email, password }));
    }
  }
}

// Only bench/attacks.ts starts this process and sends this message.
process.once('message', (order: AttackOrder) => void run(order));
