import type { ErrorReply, FieldErrorCode } from '@manasik/contract/errors';
import { type ErrorCode, errorStatus } from '@manasik/contract/features';

export type FieldErrors = Record<string, FieldErrorCode>;

interface Details {
  readonly fields?: FieldErrors;
  readonly retryAfterSeconds?: number;
  readonly cause?: unknown;
}

/** An answer that is not the wished one. The code decides the status; the words for people live in the catalogues. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldErrors | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, message: string = code, details: Details = {}) {
    super(message, { cause: details.cause });
    this.code = code;
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }

  get status(): number {
    return errorStatus[this.code];
  }

  toReply(): ErrorReply {
    return { code: this.code, message: this.message, ...(this.fields && { fields: this.fields }) };
  }
}
