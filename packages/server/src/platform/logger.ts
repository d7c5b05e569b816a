import pino, { type DestinationStream, type Logger } from 'pino';
import { describeError } from './describe-error.ts';

export type { Logger };

// Values that identify a person or a place are removed from every log line, wherever the object comes from.
const redacted = [
  'email',
  'password',
  'token',
  'firstName',
  'lastName',
  'latitude',
  'longitude',
  'lat',
  'lon',
];

/** Writes JSON lines to `destination`, by default standard output. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: { pid: process.pid },
    serializers: { err: describeError },
    redact: {
      paths: [...redacted, ...redacted.map((name) => `*.${name}`), 'req.headers', 'headers'],
      remove: true,
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
