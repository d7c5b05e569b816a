import meta from 'moment-timezone/data/meta/latest.json' with { type: 'json' };

// The tz database lists Crimea for two states. Kosovo has no ISO 3166-1 code, so the database lists no zone for it; its
// clocks follow Belgrade.
const added: readonly (readonly [country: string, zone: string])[] = [
  ['UA', 'Europe/Simferopol'],
  ['XK', 'Europe/Belgrade'],
];

const byCountry = new Map<string, string[]>();
// A zone lists first the country it is named after. Asia/Bangkok is listed for Viet Nam too, because its north once kept
// the same time, but Viet Nam has a zone of its own.
const own = Object.values(meta.zones).map(({ name, countries: [country = ''] }) => [country, name] as const);
for (const [country, zone] of [...own, ...added]) {
  byCountry.set(country, [...(byCountry.get(country) ?? []), zone]);
}

/** The zones of a country (ISO 3166-1 alpha-2) in the tz database; empty for an unknown country. */
export const zonesOfCountry = (country: string): readonly string[] => byCountry.get(country) ?? [];
