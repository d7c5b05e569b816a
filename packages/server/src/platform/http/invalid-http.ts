import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { AppError } from '../errors.ts';

const unreadable = {
  status: 400,
  reply: new AppError('request.invalid', 'The request is not valid HTTP'),
};
/** Errors for input that Node could not parse as HTTP, by its code. */
const refusals = new Map([
  [
    'HPE_HEADER_OVERFLOW',
    { status: 431, reply: new AppError('request.tooLarge', 'The head of the request is too large') },
  ],
  [
    'ERR_HTTP_REQUEST_TIMEOUT',
    { status: 408, reply: new AppError('request.invalid', 'The request took too long to arrive') },
  ],
]);

/** Answers on the bare socket, because there is no request, in the same form as every other error; then closes it. */
export function answerInvalidHttp(
  error: NodeJS.ErrnoException,
  socket: Socket,
  headers: Readonly<Record<string, string>>,
): void {
  // The client has left, or another answer is in progress.
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, reply } = refusals.get(error.code ?? '') ?? unreadable;
  const body = JSON.stringify(reply.toReply());
  const head = {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
}
