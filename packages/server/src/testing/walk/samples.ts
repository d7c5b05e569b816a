import { randomUUID } from 'node:crypto';
import { goodPassword } from '../test-app.ts';
import { type JsonSchema, objectOf } from './described-routes.ts';

let lastChange = Date.UTC(2026, 1, 1);

/**
 * Valid values, by name, for fields whose schema does not express every requirement. A route is walked from a valid
 * request, so a field whose generated value is refused needs an entry here.
 */
const byName: Readonly<Record<string, () => unknown>> = {
  email: () => `walk-${randomUUID()}@example.org`,
  password: () => goodPassword,
  currentPassword: () => goodPassword,
  newPassword: () => goodPassword,
  date: () => '2026-03-01',
  from: () => '2026-02-01',
  to: () => '2026-03-01',
  days: () => '7',
  hajjDate: () => '2027-05-14',
  announcedFirst: () => '2027-05-07',
  timezone: () => 'Asia/Riyadh',
  timeZone: () => 'Asia/Riyadh',
  country: () => 'SA',
  passportCountry: () => 'PK',
  lat: () => '21.4225',
  lon: () => '39.8262',
  latitude: () => 21.4225,
  longitude: () => 39.8262,
  // A past Ramadan, because a future one accepts no entries yet.
  year: () => '1447',
  fasts: () => ({ 1: 'missed', 2: 'kept' }),
  tarawih: () => ({ 1: true }),
  juz: () => ({ 30: true }),
  currency: () => 'GBP',
  // Almost certainly no group has it.
  groupCode: () => 'ABC234',
  setOn: () => '2026-11-21',
  key: () => randomUUID(),
  capturedAt: () => '2026-11-21T10:00:00.000Z',
  until: () => new Date(Date.now() + 3_600_000).toISOString(),
  time: () => '08:00',
  values: () => ({ steps: 1 }),
  metrics: () => [{ date: '2026-03-01', source: 'manual', values: { steps: 1 } }],
  startsOn: () => '2027-01-04',
  departsOn: () => '2027-05-10',
  returnsOn: () => '2027-06-20',
  plannedOn: () => '2026-11-20',
  limit: () => '5',
  cursor: () => '2026-02-01:manual',
  // Each change is newer than the one before, because a stored change wins over an older one.
  changedAt: () => (lastChange += 1),
  before: () => '9',
  after: () => '1',
};

/** Mutually exclusive fields: a valid request has the first, if it needs one of them. */
const alternatives: readonly {
  readonly first: string;
  readonly other: string;
  readonly isNeeded: boolean;
}[] = [
  { first: 'text', other: 'phrase', isNeeded: true },
  { first: 'after', other: 'before', isNeeded: false },
];

/** Which fields a valid request has: `all`, or only the required ones. */
export function wantedOf(
  fields: readonly { readonly name: string; readonly isRequired: boolean }[],
  all: boolean,
): Set<string> {
  const names = new Set(fields.map(({ name }) => name));
  const pairs = alternatives.filter(({ first, other }) => names.has(first) && names.has(other));
  const wanted = fields.filter(({ name, isRequired }) => {
    if (pairs.some(({ other }) => other === name)) return false;
    return all || isRequired || pairs.some(({ first, isNeeded }) => isNeeded && first === name);
  });
  return new Set(wanted.map(({ name }) => name));
}

export const hasSample = (name: string): boolean => Object.hasOwn(byName, name);

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** A valid value for a field; `all` includes optional fields. */
export function sampleOf(schema: JsonSchema, name: string, all: boolean): unknown {
  const known = byName[name]?.();
  const object = objectOf(schema);
  if (object) return isObject(known) ? known : sampleObject(object, all);
  const isNumber = schema.type === 'number' || schema.type === 'integer';
  // The year of a Ramadan is text in an address, the year of a zakat calculation a number in a body. The date of a change
  // is a number, the dates of the ticks of a plan an object.
  const isOther =
    (isNumber && typeof known === 'string') || (schema.type === 'object' && typeof known === 'number');
  if (known !== undefined && !isOther) return known;
  if (schema.enum) return schema.enum[0];
  const [branch] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? [];
  if (branch) return sampleOf(branch, name, all);
  if (schema.type === 'boolean') return true;
  if (isNumber) return schema.minimum ?? 1;
  if (schema.type === 'array') return [];
  if (schema.type === 'object') return {};
  return schema.format === 'uuid' ? randomUUID() : 'x'.repeat(Math.max(4, schema.minLength ?? 0));
}

export function sampleObject(schema: JsonSchema, all: boolean): Record<string, unknown> {
  const object = objectOf(schema);
  const fields = Object.entries(object?.properties ?? {});
  const wanted = wantedOf(
    fields.map(([name]) => ({ name, isRequired: object?.required?.includes(name) ?? false })),
    all,
  );
  return Object.fromEntries(
    fields.filter(([name]) => wanted.has(name)).map(([name, field]) => [name, sampleOf(field, name, all)]),
  );
}
