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
