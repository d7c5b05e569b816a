import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

interface Line {
  isBusy: boolean;
  readonly waiting: (() => void)[];
}

// Browsers and proxies do not pipeline. Node reads 64 KB at a time, which is thousands of requests.
const MOST_WAITING = 16;

/**
 * Answers the requests of a connection one after the other. Node starts all pipelined requests at once, so one
 * connection could fill the queue with thousands of look-ups. A connection that sends far more than has been answered
 * is closed.
 */
export function answerInTurns(app: FastifyInstance): void {
  const lines = new WeakMap<Socket, Line>();

  const endTurn = (socket: Socket, line: Line): void => {
    // Requests of a closed connection get no answer.
    if (socket.destroyed) line.waiting.length = 0;
    const next = line.waiting.shift();
    if (next) next();
    else line.isBusy = false;
  };
  const takeTurn = ({ socket }: IncomingMessage, response: ServerResponse, go: () => void): void => {
    const line = lines.get(socket) ?? { isBusy: false, waiting: [] };
    lines.set(socket, line);
    const begin = (): void => {
      line.isBusy = true;
      response.once('close', () => endTurn(socket, line));
      go();
    };
    if (!line.isBusy) begin();
    else if (line.waiting.length < MOST_WAITING) line.waiting.push(begin);
    else socket.destroy();
  };

  app.addHook('onRequest', (request, reply, done) => takeTurn(request.raw, reply.raw, done));
}
