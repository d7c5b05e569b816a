import { connect, type Socket } from 'node:net';

/** One HTTP/1.1 request after the other on a connection that stays open; each resolves with the status. */
export interface Connection {
  ask(request: string): Promise<number>;
  close(): void;
}

const HEAD_END = '\r\n\r\n';

function openConnection(port: number): Promise<Connection> {
  const { promise: connected, resolve, reject } = Promise.withResolvers<Connection>();
  let text = '';
  let answered: { resolve(status: number): void; reject(error: Error): void } | null = null;
  const socket: Socket = connect(port, '127.0.0.1');
  socket.setNoDelay(true);
  // Bytes and characters are then the same.
  socket.setEncoding('latin1');
  socket.on('data', (chunk: string) => {
    text += chunk;
    const end = text.indexOf(HEAD_END);
    if (end < 0) return;
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(text.slice(0, end))?.[1] ?? 0);
    if (text.length < end + HEAD_END.length + length) return;
    const status = Number(text.slice(9, 12));
    text = '';
    answered?.resolve(status);
  });
  const fail = (error: Error): void => {
    reject(error);
    answered?.reject(error);
  };
  socket.on('error', fail);
  socket.on('close', () => fail(new Error('the connection was closed')));
  socket.on('connect', () =>
    resolve({
      ask: (request) =>
        new Promise((onStatus, onError) => {
          answered = { resolve: onStatus, reject: onError };
          socket.write(request, 'latin1');
        }),
      close: () => socket.destroy(),
    }),
  );
  return connected;
}

export interface Latencies {
  readonly seconds: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

/**
 * Sends each request once over a few connections: as fast as they are answered, or so many a second. Then a request
 * counts from when it was due, so that one that had to wait for its turn counts as slow.
 * @throws when one is answered with an error
 */
export async function sendAll(
  port: number,
  requests: readonly string[],
  { connections, perSecond }: { readonly connections: number; readonly perSecond?: number },
): Promise<Latencies> {
  const open = await Promise.all(Array.from({ length: connections }, () => openConnection(port)));
  const latencies: number[] = [];
  let next = 0;
  const began = performance.now();
  const work = async (connection: Connection): Promise<void> => {
    while (next < requests.length) {
      const index = next;
      next += 1;
      const due = perSecond === undefined ? performance.now() : began + (index / perSecond) * 1000;
      const early = due - performance.now();
      if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
      const status = await connection.ask(requests[index] ?? '');
      if (status !== 200 && status !== 304) throw new Error(`a request was answered ${status}`);
      latencies.push(performance.now() - due);
    }
  };
  try {
    await Promise.all(open.map(work));
  } finally {
    for (const connection of open) connection.close();
  }
  const seconds = (performance.now() - began) / 1000;
  const sorted = latencies.toSorted((one, other) => one - other);
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return { seconds, perSecond: requests.length / seconds, p50: at(0.5), p99: at(0.99) };
}
