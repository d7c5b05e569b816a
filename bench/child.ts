import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const bareServer = fileURLToPath(new URL('./bare-server.ts', import.meta.url));

/** The next message of a child. @throws when it ends before it says anything. */
export async function heard(child: ChildProcess): Promise<unknown> {
  const ended = new AbortController();
  const onExit = (): void => ended.abort();
  child.once('exit', onExit);
  try {
    const [message] = await once(child, 'message', { signal: ended.signal });
    return message;
  } finally {
    child.off('exit', onExit);
  }
}

/** What a bare `node:http` is to answer. */
export interface BareReply {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly etag?: string;
}

/** Starts a bare `node:http` in a process of its own, which is the caller's to kill. */
export async function startBare(port: number, reply: BareReply): Promise<ChildProcess> {
  const server = fork(bareServer, { env: { ...process.env, BARE: JSON.stringify(reply) } });
  server.send({ port });
  await heard(server);
  return server;
}
