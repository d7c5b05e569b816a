import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const bareServer = fileURLToPath(new URL('./bare-server.ts', import.meta.url));

/** Waits for the next message of a child. @throws when the child exits without one */
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

/** The fixed response of a bare `node:http` server. */
export interface BareReply {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly etag?: string;
}

/** Starts a bare `node:http` server in its own process. The caller must kill it. */
export async function startBare(port: number, reply: BareReply): Promise<ChildProcess> {
  const server = fork(bareServer, { env: { ...process.env, BARE: JSON.stringify(reply) } });
  server.send({ port });
  await heard(server);
  return server;
}
