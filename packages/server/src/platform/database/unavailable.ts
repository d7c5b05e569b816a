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
// 57014: a statement cancelled, by an operator or after its time; 25006: a standby.
const STATES = new Set(['57014', '25006']);
const MESSAGES = [
  /^Connection terminated/,
  /timeout exceeded when trying to connect/,
  /^Query read timeout/,
  /not queryable/,
];

/**
 * Whether an error means that the database cannot serve a statement now (it is away, out of resources, or rolled back a
 * conflicting transaction), and not that the statement was wrong. Looks through causes.
 */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
    if (cause instanceof DatabaseAwayError || NETWORK.has(code) || STATES.has(code)) return true;
    // SQLSTATE classes 08: connection exception; 40: transaction rollback; 53: insufficient resources; 57P: operator
    // intervention (shutdown, starting up).
    if (/^(?:08|40|53|57P)...?$/.test(code)) return true;
    // A unix socket that is not there; any other file that is missing is another matter.
    if (code === 'ENOENT' && 'syscall' in cause && cause.syscall === 'connect') return true;
    const { message } = cause;
    if (MESSAGES.some((pattern) => pattern.test(message))) return true;
    if (cause instanceof AggregateError && cause.errors.some(isDatabaseAway)) return true;
  }
  return false;
}

/** Whether the disk of the database is full (SQLSTATE 53100), so that retrying at once is pointless. Looks through causes. */
export function isDiskFull(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === '53100') return true;
  }
  return false;
}

/** The constraint a unique violation (SQLSTATE 23505) names, or null for any other error. */
export const violatedUnique = (error: unknown): string | null => violated(error, '23505');

/** The constraint a foreign-key violation (SQLSTATE 23503) names, or null for any other error. */
export const violatedForeignKey = (error: unknown): string | null => violated(error, '23503');

function violated(error: unknown, state: string): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === state) {
      return 'constraint' in cause && typeof cause.constraint === 'string' ? cause.constraint : '';
    }
  }
  return null;
}
