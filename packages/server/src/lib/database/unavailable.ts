/** What our own engine raises when it is not open. */
export class DatabaseAwayError extends Error {}

const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
// 57014: a statement cancelled, by an operator or after its time; 53300: too many connections; 25006: a standby.
const STATES = new Set(['57014', '53300', '25006']);
const MESSAGES = [
  /^Connection terminated/,
  /timeout exceeded when trying to connect/,
  /^Query read timeout/,
  /not queryable/,
];

/** Whether an error means that the database is away (and not that a statement was wrong). Looks through causes. */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
    if (cause instanceof DatabaseAwayError || NETWORK.has(code) || STATES.has(code)) return true;
    // SQLSTATE 08: connection exception; 57P: operator intervention (shutdown, starting up).
    if (code.startsWith('08') || code.startsWith('57P')) return true;
    // A unix socket that is not there; any other file that is missing is another matter.
    if (code === 'ENOENT' && 'syscall' in cause && cause.syscall === 'connect') return true;
    const { message } = cause;
    if (MESSAGES.some((pattern) => pattern.test(message))) return true;
    if (cause instanceof AggregateError && cause.errors.some(isDatabaseAway)) return true;
  }
  return false;
}

/** The constraint a unique violation (SQLSTATE 23505) names, or null for any other error. */
export function violatedUnique(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === '23505') {
      return 'constraint' in cause && typeof cause.constraint === 'string' ? cause.constraint : '';
    }
  }
  return null;
}
