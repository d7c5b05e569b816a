import { type DescribedRoute, leavesOf, type Leaf, type Parameter, typesOf } from './described-routes.ts';
import { hostileBodies, hostileInAddress, hostileJson, hostileNames } from './hostile.ts';
import { hasSample, sampleObject, sampleOf, wantedOf } from './samples.ts';

/** One request of the walk. */
export interface Shot {
  /** The fault it contains, for the reader of a failure. */
  readonly note: string;
  readonly url: string;
  /** The body as sent; missing for routes without one. */
  readonly payload?: string;
  /** Whether the description requires it to be refused. */
  readonly mustFail: boolean;
  /** The changed field. */
  readonly leaf?: Leaf;
  /** The value of that field, if it is text. */
  readonly value?: string;
}

type Ids = readonly string[];
const HERE = '@@here@@';
// Clients resolve these segments together with the previous one, and the rest may be another of our addresses.
const upwards: readonly string[] = ['..', '%2e%2e'];

function addressOf(route: DescribedRoute, id: string, query: string): string {
  const path = route.path.replaceAll(/\{\w+\}/g, () => id);
  return query ? `${path}?${query}` : path;
}

/** The parts of a valid address: a value by the parameter's name, otherwise the id of a row. */
function goodIn({ pathParameters: [parameter] }: DescribedRoute, ids: Ids): string {
  const [id = ''] = ids;
  return parameter && hasSample(parameter.name)
    ? String(sampleOf(parameter.schema, parameter.name, true))
    : id;
}

const pair = ({ name, schema }: Parameter): string =>
  `${name}=${encodeURIComponent(String(sampleOf(schema, name, true)))}`;

function goodQuery({ queryParameters }: DescribedRoute, all: boolean, except?: string): string {
  const fields = queryParameters.map(({ name, required }) => ({ name, isRequired: required ?? false }));
  const wanted = wantedOf(fields, all);
  return queryParameters
    .filter(({ name }) => name !== except && wanted.has(name))
    .map(pair)
    .join('&');
}

/** A copy of a valid body with one field replaced or removed. */
function bodyWith(
  body: Record<string, unknown>,
  path: readonly string[],
  literal: string | undefined,
): string {
  const copy = structuredClone(body);
  let owner: Record<string, unknown> = copy;
  for (const name of path.slice(0, -1)) {
    // The sample contains every nested object of the schema.
    owner = owner[name] as Record<string, unknown>;
  }
  const last = path.at(-1) ?? '';
  if (literal === undefined) delete owner[last];
  else owner[last] = HERE;
  return JSON.stringify(copy).replace(JSON.stringify(HERE), () => literal ?? '');
}

const jsonType = (literal: string): string => {
  const value: unknown = JSON.parse(literal);
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
};

function* bodyShots(route: DescribedRoute, url: string): Generator<Shot> {
  const schema = route.body;
  if (!schema) return;
  const good = () => sampleObject(schema, true);
  for (const leaf of leavesOf(schema)) {
    const name = leaf.path.join('.');
    const allowed = typesOf(leaf.schema);
    for (const literal of hostileJson) {
      const mustFail = allowed.size > 0 && !allowed.has(jsonType(literal));
      const note = `${name} is ${literal.slice(0, 60)}`;
      yield { note, url, payload: bodyWith(good(), leaf.path, literal), mustFail, leaf };
    }
    const payload = bodyWith(good(), leaf.path, undefined);
    yield { note: `${name} is missing`, url, payload, mustFail: leaf.isRequired, leaf };
  }
  for (const [index, name] of hostileNames.entries()) {
    const payload = JSON.stringify({ ...good(), [name]: index });
    const isOurs = name in (schema.properties ?? {});
    yield { note: `an unknown field ${JSON.stringify(name).slice(0, 40)}`, url, payload, mustFail: !isOurs };
  }
  for (const payload of hostileBodies) {
    yield { note: `the body is ${payload.slice(0, 40)}`, url, payload, mustFail: true };
  }
  const payload = JSON.stringify({ ...good(), note: 'x'.repeat(65_536) });
  yield { note: 'a body over 64 KB', url, payload, mustFail: true };
}

function* queryShots(route: DescribedRoute, id: string, payload: string | undefined): Generator<Shot> {
  const body = payload === undefined ? {} : { payload };
  const shot = (note: string, query: string, mustFail: boolean): Shot => ({
    note: `?${note}`.slice(0, 80),
    url: addressOf(route, id, query),
    mustFail,
    ...body,
  });
  for (const parameter of route.queryParameters) {
    const { name } = parameter;
    const others = goodQuery(route, true, name);
    const join = (query: string): string => (others ? `${others}&${query}` : query);
    for (const value of hostileInAddress) yield shot(`${name}=${value}`, join(`${name}=${value}`), false);
    yield shot(`${name} twice`, join(`${pair(parameter)}&${pair(parameter)}`), true);
    yield shot(`${name}[]`, join(`${name}[]=1&${name}[a]=1`), true);
    yield shot(`${name} without a value`, join(name), false);
    if (parameter.required) yield shot(`no ${name}`, others, true);
  }
  const isStrict = route.queryParameters.length > 0;
  for (const name of ['admin', 'constructor', 'a[b]', '%00', '%ff', 'x'.repeat(3000)]) {
    const query = [goodQuery(route, true), `${name}=1`].filter(Boolean).join('&');
    yield shot(`${name}=1`, query, isStrict);
  }
  yield shot('__proto__=1', [goodQuery(route, true), '__proto__=1'].filter(Boolean).join('&'), false);
}

/** A valid request in its shortest and its fullest form. */
export function goodShots(route: DescribedRoute, ids: Ids): Shot[] {
  return [false, true].map((all) => ({
    note: all ? 'a good request, with all fields' : 'a good request, with no more than it needs',
    url: addressOf(route, goodIn(route, ids), goodQuery(route, all)),
    mustFail: false,
    ...(route.body && { payload: JSON.stringify(sampleObject(route.body, all)) }),
  }));
}

/** Every hostile request for a route. `ids` are of rows that belong to the owner. */
export function* hostileShots(route: DescribedRoute, ids: Ids): Generator<Shot> {
  const query = goodQuery(route, true);
  const payload = route.body && JSON.stringify(sampleObject(route.body, true));
  const body = payload === undefined ? {} : { payload };
  if (route.pathParameters.length > 0) {
    for (const value of [...hostileInAddress.filter(Boolean), 'a'.repeat(300), ...upwards]) {
      const note = `an address with ${value.slice(0, 60)}`;
      yield { note, url: addressOf(route, value, query), mustFail: !upwards.includes(value), ...body };
    }
    for (const id of ids)
      yield { note: `the owner's ${id}`, url: addressOf(route, id, query), mustFail: false, ...body };
  }
  yield* bodyShots(route, addressOf(route, goodIn(route, ids), query));
  yield* queryShots(route, goodIn(route, ids), payload);
}

const isText = ({ schema }: Leaf): boolean => typesOf(schema).has('string') && !schema.enum;

/** Naughty strings in every text field: one in `every`, with different ones in neighbouring fields. */
export function* textShots(
  route: DescribedRoute,
  ids: Ids,
  texts: readonly string[],
  every: number,
): Generator<Shot> {
  const leaves = route.body ? leavesOf(route.body).filter(isText) : [];
  // Passwords are stored only as hashes, and each attempt costs one.
  const share = ({ path }: Leaf): number => (/password/i.test(path.at(-1) ?? '') ? every * 12 : every);
  for (const [offset, leaf] of leaves.entries()) {
    for (const [index, value] of texts.entries()) {
      if ((index + offset) % share(leaf) !== 0) continue;
      const url = addressOf(route, goodIn(route, ids), goodQuery(route, true));
      const payload = bodyWith(sampleObject(route.body ?? {}, true), leaf.path, JSON.stringify(value));
      yield {
        note: `${leaf.path.join('.')} is ${JSON.stringify(value).slice(0, 80)}`,
        url,
        payload,
        mustFail: false,
        leaf,
        value,
      };
    }
  }
  for (const [offset, { name, schema }] of route.queryParameters.entries()) {
    if (schema.enum) continue;
    const others = goodQuery(route, true, name);
    for (const [index, value] of texts.entries()) {
      if ((index + offset) % every !== 0 || !value.isWellFormed()) continue;
      const query = [others, `${name}=${encodeURIComponent(value)}`].filter(Boolean).join('&');
      const payload = route.body && JSON.stringify(sampleObject(route.body, true));
      const url = addressOf(route, goodIn(route, ids), query);
      yield {
        note: `?${name} is ${JSON.stringify(value).slice(0, 80)}`,
        url,
        mustFail: false,
        ...(payload !== undefined && { payload }),
      };
    }
  }
}
