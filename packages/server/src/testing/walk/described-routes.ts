import type { FastifyInstance } from 'fastify';

/** The parts of JSON Schema that the contract's schemas use. */
export interface JsonSchema {
  readonly type?: string;
  readonly nullable?: boolean;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly minLength?: number;
  readonly minimum?: number;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly required?: boolean;
  readonly schema: JsonSchema;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface DescribedRoute {
  readonly method: Method;
  /** `/api/auth/sessions/{id}` */
  readonly path: string;
  readonly pathParameters: readonly Parameter[];
  readonly queryParameters: readonly Parameter[];
  readonly body: JsonSchema | undefined;
  readonly needsSession: boolean;
}

interface Operation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> };
  readonly security?: readonly unknown[];
}

export const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Every route in the OpenAPI document of the app. */
export function describedRoutes(app: FastifyInstance): DescribedRoute[] {
  // The document is JSON generated from the contract; its types in @fastify/swagger are too loose.
  const { paths } = app.swagger() as { paths: Record<string, Record<string, Operation>> };
  return Object.entries(paths).flatMap(([path, operations]) =>
    methods.flatMap((method) => {
      const operation = operations[method.toLowerCase()];
      if (!operation) return [];
      const parameters = operation.parameters ?? [];
      return [
        {
          method,
          path,
          pathParameters: parameters.filter((each) => each.in === 'path'),
          queryParameters: parameters.filter((each) => each.in === 'query'),
          body: operation.requestBody?.content['application/json']?.schema,
          needsSession: operation.security !== undefined,
        },
      ];
    }),
  );
}

const branches = (schema: JsonSchema): readonly JsonSchema[] =>
  schema.anyOf ?? schema.oneOf ?? schema.allOf ?? [];

/** The JSON type names that a schema allows; empty if it does not say. */
export function typesOf(schema: JsonSchema): Set<string> {
  const types = new Set(branches(schema).flatMap((each) => [...typesOf(each)]));
  if (schema.type) types.add(schema.type === 'integer' ? 'number' : schema.type);
  if (schema.nullable) types.add('null');
  for (const value of schema.enum ?? []) types.add(value === null ? 'null' : typeof value);
  return types;
}

/** The object that a schema describes, in any branch. */
export const objectOf = (schema: JsonSchema): JsonSchema | undefined =>
  schema.properties ? schema : branches(schema).map(objectOf).find(Boolean);

export interface Leaf {
  readonly path: readonly string[];
  readonly schema: JsonSchema;
  readonly isRequired: boolean;
}

/** Every field of a body, including nested objects and their fields. */
export function leavesOf(schema: JsonSchema, path: readonly string[] = []): Leaf[] {
  const object = objectOf(schema);
  return Object.entries(object?.properties ?? {}).flatMap(([name, field]) => [
    {
      path: [...path, name],
      schema: field,
      isRequired: object?.required?.includes(name) ?? false,
    },
    ...leavesOf(field, [...path, name]),
  ]);
}
