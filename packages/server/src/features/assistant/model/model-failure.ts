/** Why a language model gave no usable answer. */
export const failureKinds = [
  'unreachable',
  'keyRefused',
  'tooManyRequests',
  'requestRefused',
  'serverError',
  'garbage',
  'tooSlow',
  'truncated',
  'tooLong',
  'empty',
  'toolLoop',
  'contentFilter',
  'unsupported',
  'busy',
  'paused',
] as const;
export type FailureKind = (typeof failureKinds)[number];

/** Contains neither the question nor the key, unlike the errors of the provider. */
export class ModelFailure extends Error {
  readonly kind: FailureKind;

  constructor(kind: FailureKind) {
    super(`the language model failed: ${kind}`);
    this.kind = kind;
  }
}
