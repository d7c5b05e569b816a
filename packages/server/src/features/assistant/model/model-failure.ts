import { APICallError, InvalidResponseDataError } from 'ai';

/** Why a language model gave no usable answer. */
export type FailureKind =
  | 'unreachable'
  | 'keyRefused'
  | 'tooManyRequests'
  | 'requestRefused'
  | 'serverError'
  | 'garbage'
  | 'tooSlow'
  | 'truncated'
  | 'tooLong'
  | 'empty'
  | 'toolLoop'
  | 'contentFilter'
  | 'unsupported'
  | 'busy'
  | 'paused';

/** Contains neither the question nor the key, unlike the errors of the provider. */
export class ModelFailure extends Error {
  readonly kind: FailureKind;

  constructor(kind: FailureKind) {
    super(`the language model failed: ${kind}`);
    this.kind = kind;
  }
}

/** @param hasWritten true if a part of the answer had come before the error */
export function failureOf(error: unknown, hasWritten: boolean): ModelFailure {
  if (error instanceof ModelFailure) return error;
  if (APICallError.isInstance(error)) return new ModelFailure(kindOfCall(error, hasWritten));
  const name = error instanceof Error ? error.name : '';
  if (name === 'TimeoutError' || name === 'AbortError') return new ModelFailure('tooSlow');
  // A reply without its end: a stream that was cut, or no stream at all.
  const isCut = InvalidResponseDataError.isInstance(error) || error instanceof TypeError;
  return new ModelFailure(isCut && hasWritten ? 'truncated' : 'garbage');
}

function kindOfCall({ statusCode }: APICallError, hasWritten: boolean): FailureKind {
  if (hasWritten) return 'truncated';
  if (statusCode === undefined) return 'unreachable';
  if (statusCode === 401 || statusCode === 403) return 'keyRefused';
  if (statusCode === 429) return 'tooManyRequests';
  if (statusCode >= 500) return 'serverError';
  return statusCode >= 400 ? 'requestRefused' : 'garbage';
}
