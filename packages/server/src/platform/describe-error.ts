/** An error in the form that the log uses. */
export interface DescribedError {
  readonly type: string;
  readonly message?: string;
  readonly code?: unknown;
  /** Where it was thrown, a frame per line. */
  readonly stack: string;
  readonly cause?: DescribedError;
}

const MOST_CAUSES = 4;
// Errors of the database and of mail servers repeat the values that were sent to them.
const repeatsValues = (error: Error): boolean =>
  ['query', 'severity', 'command', 'response'].some((name) => name in error);

/** Where an error was thrown, a frame per line, without its message. */
export const framesOf = (error: Error): string =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

/**
 * Describes what helps to find a fault, without personal data: kind, code and location, and only messages of our own.
 */
export function describeError(error: unknown, causes = MOST_CAUSES): DescribedError | string {
  if (!(error instanceof Error)) return typeof error;
  const cause =
    error.cause instanceof Error && causes > 0 ? describeError(error.cause, causes - 1) : undefined;
  return {
    type: error.name,
    ...(!repeatsValues(error) && { message: error.message.replaceAll(/\S+@\S+/g, '…') }),
    ...('code' in error && { code: error.code }),
    stack: framesOf(error),
    ...(typeof cause === 'object' && { cause }),
  };
}
