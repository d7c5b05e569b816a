import type { Config } from './config.ts';
import { DatabaseBrokenError, DataDirInUseError, isDatabaseAway } from './database/index.ts';

/** A failed start because of the environment; `message` is one line that names the setting. */
export class StartError extends Error {}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

const FILES = new Set([
  'EACCES',
  'EEXIST',
  'EISDIR',
  'EMFILE',
  'ENOENT',
  'ENOSPC',
  'ENOTDIR',
  'EPERM',
  'EROFS',
]);
// https://www.postgresql.org/docs/current/errcodes-appendix.html: authorization, database name, privilege.
const REFUSED = /^(28...|3D000|42501)$/;

/** Turns a failure to open the database into a message for the operator; an unknown error is returned unchanged. */
export function explainDatabase(error: unknown, config: Config): unknown {
  if (error instanceof DataDirInUseError) return new StartError(error.message);
  if (error instanceof DatabaseBrokenError) return new StartError(`MANASIK_DATA_DIR: ${error.message}.`);
  if (config.databaseUrl && isDatabaseAway(error)) {
    return new StartError(
      'DATABASE_URL: the database does not answer; is it running, and is the address right?',
    );
  }
  if (!(error instanceof Error)) return error;
  if (config.databaseUrl && REFUSED.test(codeOf(error))) {
    return new StartError(`DATABASE_URL: the database refuses: ${error.message}`);
  }
  if (!config.databaseUrl && (FILES.has(codeOf(error)) || codeOf(error) === 'ERR_SQLITE_ERROR')) {
    return new StartError(`MANASIK_DATA_DIR: ${config.dataDir} cannot be used: ${error.message}`);
  }
  return error;
}

/** The same for a failure to listen. */
export function explainListen(error: unknown, { host, port }: Config): unknown {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return new StartError(`PORT: another program listens at ${port} already; set PORT to another number.`);
    case 'EACCES':
      return new StartError(`PORT: this user may not listen at ${port}; set PORT to a number above 1023.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EINVAL':
      return new StartError(`HOST: ${host} is not an address of this machine.`);
    default:
      return error;
  }
}
