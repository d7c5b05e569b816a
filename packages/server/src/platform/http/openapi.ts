import { ErrorReply } from '@manasik/contract/errors';
import type { RouteDefinition } from '@manasik/contract/route';
import type { FastifySchema } from 'fastify';
import { z } from 'zod';

type JsonSchema = Record<string, unknown>;

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _version, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'openapi-3.0',
  });
  return rest;
}

const errorSchema = jsonSchema(ErrorReply, 'output');

/** The route as a Fastify schema, for the OpenAPI document and the compiled serializer of the reply. */
export function openApiSchema(route: RouteDefinition, status: number): FastifySchema {
  const success = route.reply
    ? jsonSchema(route.reply, 'output')
    : { type: 'null', description: 'No content' };
  return {
    summary: route.summary,
    tags: [route.path.split('/')[2] ?? 'other'],
    ...(route.access === 'user' && { security: [{ session: [] }] }),
    ...(route.params && { params: jsonSchema(route.params, 'input') }),
    ...(route.query && { querystring: jsonSchema(route.query, 'input') }),
    ...(route.body && { body: jsonSchema(route.body, 'input') }),
    response: { [status]: success, '4xx': errorSchema, '5xx': errorSchema },
  };
}
