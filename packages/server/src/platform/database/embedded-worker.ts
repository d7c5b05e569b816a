import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { exactBytes } from './exact-bytes.ts';

/**
 * The thread the embedded database lives in: a statement blocks its thread, and here that is nobody else's.
 * It speaks PostgreSQL's wire protocol in byte arrays, so the rest of the server knows one driver only.
 */
export type ToWorker =
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'dump'; readonly id: number }
  | { readonly kind: 'close' };
export type FromWorker =
  | { readonly kind: 'opened' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'dumped'; readonly id: number; readonly tarball: Uint8Array }
  | { readonly kind: 'dumpFailed'; readonly id: number; readonly message: string }
  | { readonly kind: 'closed' };

const port = parentPort;
if (!port) throw new Error('embedded-worker.ts is started as a worker thread');
const send = (message: FromWorker, owned: ArrayBuffer[] = []): void => port.postMessage(message, owned);

// Set by lib/database/embedded.ts, the only place that starts this thread.
const { directory, snapshot } = workerData as { directory: string; snapshot: Uint8Array<ArrayBuffer> | null };

const TERMINATE = 'X'.charCodeAt(0);
const ERROR_RESPONSE = 'E'.charCodeAt(0);

/**
 * Cuts the whole messages from the front of a frontend's stream and returns what is left. The engine takes many at
 * once, but knows two of them only when they come alone: the startup message, which carries no type and so begins with
 * the zero of its length, and the end of the session.
 */
function* runs(buffer: Buffer): Generator<Uint8Array, Buffer> {
  let start = 0;
  let at = 0;
  while (buffer.length - at >= 5) {
    const isStartup = buffer[at] === 0;
    const end = at + (isStartup ? buffer.readInt32BE(at) : 1 + buffer.readInt32BE(at + 1));
    if (end > buffer.length) break;
    if (isStartup || buffer[at] === TERMINATE) {
      if (at > start) yield buffer.subarray(start, at);
      yield buffer.subarray(at, end);
      start = end;
    }
    at = end;
  }
  if (at > start) yield buffer.subarray(start, at);
  return buffer.subarray(at);
}

/** The words of a FATAL or PANIC among backend messages, or null. A server would end its process after one. */
function endOfEngine(answer: Buffer): string | null {
  for (let at = 0; at + 5 <= answer.length; at += 1 + answer.readInt32BE(at + 1)) {
    if (answer[at] !== ERROR_RESPONSE) continue;
    // Fields of an ErrorResponse: a letter and a text that a zero byte ends. V is the severity, M the message.
    const text = answer.toString('utf8', at + 5, at + 1 + answer.readInt32BE(at + 1));
    const fields = new Map(text.split('\0').map((field) => [field[0], field.slice(1)]));
    const severity = fields.get('V');
    if (severity === 'FATAL' || severity === 'PANIC') return `${severity}: ${fields.get('M')}`;
  }
  return null;
}

const open = async (): Promise<PGlite> =>
  PGlite.create({ dataDir: directory, ...(snapshot && { loadDataDir: new Blob([snapshot]) }) });

async function serve(database: PGlite): Promise<void> {
  let pending: Buffer = Buffer.alloc(0);
  let queue: Promise<void> = Promise.resolve();

  const execute = async (bytes: Uint8Array): Promise<void> => {
    pending = Buffer.concat([pending, bytes]);
    const answers: Uint8Array[] = [];
    const split = runs(pending);
    let step = split.next();
    while (!step.done) {
      // One session, in order: what follows waits for the answer to this.
      await database.execProtocolRawStream(step.value, { onRawData: (data) => answers.push(data.slice()) });
      step = split.next();
    }
    pending = step.value;
    if (answers.length === 0) return;
    const answer = Buffer.concat(answers);
    // The engine goes on after a PANIC, without an answer to anything: its thread must end in its place.
    const end = endOfEngine(answer);
    if (end !== null) throw new Error(end);
    const owned = exactBytes(answer);
    send({ kind: 'bytes', bytes: owned }, [owned.buffer]);
  };

  const handle = async (message: ToWorker): Promise<void> => {
    switch (message.kind) {
      case 'bytes':
        return execute(message.bytes);
      case 'dump': {
        const { id } = message;
        try {
          const file = await database.dumpDataDir('gzip');
          return send({ kind: 'dumped', id, tarball: new Uint8Array(await file.arrayBuffer()) });
        } catch (error) {
          return send({ kind: 'dumpFailed', id, message: String(error) });
        }
      }
      case 'close':
        await database.close();
        send({ kind: 'closed' });
        port?.close();
    }
  };

  port?.on('message', (message: ToWorker) => {
    // A failure here is the engine's own, not a statement's: the thread ends, and its owner hears it.
    queue = queue.then(() => handle(message));
  });
}

try {
  const database = await open();
  await serve(database);
  send({ kind: 'opened' });
} catch (error) {
  send({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
}
