import type { ErrorCode } from '@manasik/contract/features';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway, isDiskFull, violatedForeignKey } from '../database/index.ts';
import { framesOf } from '../describe-error.ts';
import { AppError } from '../errors.ts';
import { type BurstLog, createBurstLog } from './burst-log.ts';
import { discardBody } from './plain-requests.ts';

const frameworkCodes: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.tooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.notJson',
  FST_ERR_CTP_INVALID_JSON_BODY: 'request.badJson',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'request.badJson',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'request.invalid',
};

/** Error codes for foreign-key violations, by the end of the constraint's name, which is the referenced table. */
const goneCodes: readonly (readonly [ending: string, code: ErrorCode])[] = [
  ['_users_id_fk', 'auth.signInFirst'],
  ['_hajj_groups_id_fk', 'group.notFound'],
  ['_sos_calls_id_fk', 'sos.notFound'],
  ['_roll_calls_id_fk', 'rollCall.notFound'],
];
const DISK_FULL_RETRY_SECONDS = 30;

/** The code for a write whose account, group or call has been deleted; undefined for any other error. */
function deletedRowCode(error: unknown): ErrorCode | undefined {
  const constraint = violatedForeignKey(error);
  return goneCodes.find(([ending]) => constraint?.endsWith(ending))?.[1];
}

/** The error of the contract for anything that was thrown. */
export function toAppError(error: FastifyError | Error): AppError {
  if (error instanceof AppError) return error;
  if (isDatabaseAway(error)) {
    const isFull = isDiskFull(error);
    return new AppError(
      'server.unavailable',
      isFull ? 'The disk is full' : 'The database is away; try again',
      {
        retryAfterSeconds: isFull ? DISK_FULL_RETRY_SECONDS : 1,
        cause: error,
      },
    );
  }
  const gone = deletedRowCode(error);
  if (gone) return new AppError(gone, 'The account, group or call has been deleted');
  const code = 'code' in error ? frameworkCodes[error.code] : undefined;
  if (code) return new AppError(code, error.message);
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
  if (status >= 400 && status < 500) return new AppError('request.invalid', 'The request is not valid HTTP');
  return new AppError('server.error', 'Something went wrong on our side', { cause: error });
}

function logFailure(known: AppError, request: FastifyRequest, bursts: BurstLog): void {
  const cause = known.cause instanceof Error ? known.cause : known;
  const root = cause.cause instanceof Error ? cause.cause : cause;
  const line = {
    id: request.id,
    route: request.routeOptions.url,
    reason: root.name,
    code: 'code' in root ? root.code : undefined,
  };
  if (known.code === 'server.error') {
    // The statement and its parameters could be personal data; the locations in our code are enough.
    request.log.error({ ...line, stack: framesOf(root) }, known.message);
    return;
  }
  // Refusals come in floods.
  bursts.line(known.code, (leftOut) =>
    request.log.warn({ ...line, ...(leftOut > 0 && { leftOut }) }, known.message),
  );
}

function answer(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
  bursts: BurstLog,
): void {
  // The client closed the connection while its body was read, so nobody waits for an answer and the database is not at
  // fault.
  if (request.raw.destroyed && !request.raw.complete) return void reply.hijack();
  const known = toAppError(error);
  if (known.code === 'request.tooLarge') discardBody(request, reply);
  if (known.status >= 500) logFailure(known, request, bursts);
  // A refused client of a flood reconnects anyway; thousands of idle connections would remain in memory.
  if (known.code === 'server.busy') reply.header('connection', 'close');
  if (known.retryAfterSeconds !== undefined) reply.header('retry-after', known.retryAfterSeconds);
  reply.code(known.status).type('application/json; charset=utf-8').send(JSON.stringify(known.toReply()));
}

/** Sends every error as `{ code, message, fields? }`, whatever threw it. */
export function installErrorHandler(app: FastifyInstance): void {
  const bursts = createBurstLog();
  app.setErrorHandler<FastifyError>((error, request, reply) => answer(error, request, reply, bursts));
}

/** For errors before the router finds a route, such as a URL that cannot be decoded. */
export const frameworkErrors = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void =>
  answer(error, request, reply, createBurstLog());
