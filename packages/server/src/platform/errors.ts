import type { ErrorReply, FieldErrorCode } from '@manasik/contract/errors';
import { type ErrorCode, errorStatus } from '@manasik/contract/features';

export type FieldErrors = Record<string, FieldErrorCode>;

interface Details {
  readonly fields?: FieldErrors;
  readonly retryAfterSeconds?: number;
  readonly cause?: unknown;
}

/** An error response. The code determines the status; the catalogues have the texts for people. */
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
