import pino, { type Logger } from 'pino';

export type { Logger };

// Values that identify a person or a place never reach a log, whoever logs the object that holds them.
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

export function createLogger(level: string): Logger {
  return pino({
    level,
    base: { pid: process.pid },
    redact: {
      paths: [...redacted, ...redacted.map((name) => `*.${name}`), 'req.headers', 'headers'],
      remove: true,
    },
  });
}
