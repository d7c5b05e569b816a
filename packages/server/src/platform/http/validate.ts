import { type FieldErrorCode, fieldErrorCodes } from '@manasik/contract/errors';
import type { RouteDefinition } from '@manasik/contract/route';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { AppError, type FieldErrors } from '../errors.ts';

type Issue = z.core.$ZodIssue;

const isFieldErrorCode = (value: unknown): value is FieldErrorCode =>
  fieldErrorCodes.some((code) => code === value);

/** Maps a Zod issue to the contract's code for a field. */
function codeOf(issue: Issue): FieldErrorCode {
  if (issue.code === 'invalid_type') return issue.input === undefined ? 'required' : 'wrongType';
  if (issue.code === 'too_small') {
    if (issue.origin !== 'string') return 'tooSmall';
    return issue.minimum === 1 ? 'required' : 'tooShort';
  }
  if (issue.code === 'too_big') return issue.origin === 'string' ? 'tooLong' : 'tooBig';
  if (issue.code === 'invalid_format' && issue.format === 'email') return 'email';
  if (issue.code === 'custom' && isFieldErrorCode(issue.params?.['code'])) return issue.params['code'];
  return 'format';
}

/** One code per field, for the first fault found; nested fields are joined by dots. */
function fieldErrors(issues: readonly Issue[]): FieldErrors {
  const fields: FieldErrors = Object.create(null);
  const note = (path: readonly PropertyKey[], code: FieldErrorCode): void => {
    const name = path.map(String).join('.').slice(0, 100);
    fields[name] ??= code;
  };
  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys') note(issue.path, codeOf(issue));
    else for (const key of issue.keys.slice(0, 20)) note([...issue.path, key], 'unknown');
  }
  return { ...fields };
}

type Parse = (request: FastifyRequest) => Record<string, unknown>;

/**
 * Parses a request for its route.
 * @throws AppError `request.invalid` with a code per field
 */
export function validatorOf(route: RouteDefinition): Parse {
  const parts = [
    ['params', route.params],
    ['query', route.query],
    ['body', route.body],
  ] as const;
  const used = parts.flatMap(([name, schema]) => (schema ? [{ name, schema }] : []));
  const unused = parts.flatMap(([name, schema]) => (schema || name === 'params' ? [] : [name]));
  return (request) => {
    const input: Record<string, unknown> = {};
    for (const name of unused) refuseAny(name, request[name]);
    for (const { name, schema } of used) {
      // Zod reports a missing value only when it is undefined; Fastify passes null for a missing body.
      const parsed = schema.safeParse(request[name] ?? undefined, { reportInput: true });
      if (!parsed.success) {
        throw new AppError('request.invalid', `The ${name} of the request is invalid`, {
          fields: fieldErrors(parsed.error.issues),
        });
      }
      input[name] = parsed.data;
    }
    return input;
  };
}

/** Refuses a part of the request that the route does not define. */
function refuseAny(name: string, value: unknown): void {
  if (value === null || value === undefined) return;
  const keys = typeof value === 'object' ? Object.keys(value).slice(0, 20) : [];
  if (typeof value === 'object' && !Array.isArray(value) && keys.length === 0) return;
  throw new AppError('request.invalid', `This endpoint accepts no ${name}`, {
    fields: Object.fromEntries(keys.map((key) => [key.slice(0, 100), 'unknown'])),
  });
}
