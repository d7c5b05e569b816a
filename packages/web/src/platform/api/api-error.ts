import { isRecord } from '../storage/is-record.ts';
/**
 * A call that did not succeed. `message` is for developers: the status, a colon, and the reply's text (or the
 * status text when there is none). People read the words of `code`.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status; 0 when no reply came at all. */
  readonly status: number;
  /** Such as `auth.invalidCredentials`; `network` when no reply came, `unknown` when the reply names none. */
  readonly code: string;
  /** Why single fields were refused: field -> code, such as `tooLong`. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(
    status: number,
    message: string,
    code = 'unknown',
    fields: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.fields = fields;
  }
}

/** What a reply with a status outside 200 to 299, and this text, says. */
export function errorOfReply(reply: Response, text: string): ApiError {
  const message = `${reply.status}: ${text || reply.statusText}`;
  const { code, fields } = readErrorBody(text);
  return new ApiError(reply.status, message, code, fields);
}

export const networkError = (cause: unknown): ApiError =>
  new ApiError(0, `0: ${cause instanceof Error ? cause.message : 'no reply'}`, 'network');

/** No reply, a session that has ended, too many requests, or trouble of the server's own: it may go well later. */
export const mayPass = ({ status }: ApiError): boolean =>
  status === 0 || status === 401 || status === 408 || status === 429 || status >= 500;

interface ErrorBody {
  code: string | undefined;
  fields: Record<string, string> | undefined;
}

// A proxy in between may answer with HTML, so nothing about the body is taken for granted.
function readErrorBody(text: string): ErrorBody {
  try {
    const body: unknown = JSON.parse(text);
    if (!isRecord(body)) return { code: undefined, fields: undefined };
    const { code, fields } = body;
    return {
      code: typeof code === 'string' ? code : undefined,
      fields: isRecord(fields) ? onlyTexts(fields) : undefined,
    };
  } catch {
    return { code: undefined, fields: undefined };
  }
}

const onlyTexts = (record: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(record).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
