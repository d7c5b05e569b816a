import { isRecord } from '../storage/is-record.ts';
/**
 * A failed call. `message` is for developers: the status, a colon, and the text of the reply (or the status text if
 * there is none). Users see the words of `code`.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status; 0 without a reply. */
  readonly status: number;
  /** For example `auth.invalidCredentials`; `network` without a reply, `unknown` if the reply has no code. */
  readonly code: string;
  /** Why fields were refused: field -> code, such as `tooLong`. */
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

/** The error of a reply with this text and a status outside 200 to 299. */
export function errorOfReply(reply: Response, text: string): ApiError {
  const message = `${reply.status}: ${text || reply.statusText}`;
  const { code, fields } = readErrorBody(text);
  return new ApiError(reply.status, message, code, fields);
}

export const networkError = (cause: unknown): ApiError =>
  new ApiError(0, `0: ${cause instanceof Error ? cause.message : 'no reply'}`, 'network');

/** No reply, an ended session, too many requests or an error of the server: a repeat may succeed. */
export const mayPass = ({ status }: ApiError): boolean =>
  status === 0 || status === 401 || status === 408 || status === 429 || status >= 500;

interface ErrorBody {
  code: string | undefined;
  fields: Record<string, string> | undefined;
}

// A proxy may answer with HTML, so assume nothing about the body.
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
