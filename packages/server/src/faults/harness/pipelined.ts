import { once } from 'node:events';
import { connect } from 'node:net';

const unknownCookie = (): string => `manasik-session=${crypto.randomUUID()}`;

/** The bytes of a GET with a cookie of no session. */
export const getWithUnknownCookie = (path: string): string =>
  `GET ${path} HTTP/1.1\r\nhost: localhost\r\ncookie: ${unknownCookie()}\r\n\r\n`;

/**
 * Sends requests on one connection without waiting for answers.
 * @returns the statuses received until the server was silent for two seconds or closed the connection
 */
export async function pipeline(port: number, requests: readonly string[]): Promise<number[]> {
  const socket = connect(port, '127.0.0.1').setEncoding('latin1');
  let answers = '';
  socket.on('data', (text: string) => {
    answers += text;
  });
  // The server may close while this side still writes.
  socket.on('error', () => socket.destroy());
  const closed = new Promise((resolve) => socket.once('close', resolve));
  await once(socket, 'connect');
  socket.setTimeout(2000, () => socket.destroy());
  socket.write(requests.join(''));
  await closed;
  return [...answers.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
}
