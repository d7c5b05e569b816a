import meta from 'moment-timezone/data/meta/latest.json' with { type: 'json' };

// The tz database lists Crimea for two states. Kosovo has no code in ISO 3166-1, so that no zone is listed for it; its
// clocks are those of Belgrade.
const added: readonly (readonly [country: string, zone: string])[] = [
  ['UA', 'Europe/Simferopol'],
  ['XK', 'Europe/Belgrade'],
];

const byCountry = new Map<string, string[]>();
// A zone names the country first that it is named after: Asia/Bangkok is listed for Viet Nam too, whose north once kept
// the same time, and Viet Nam has one of its own.
const own = Object.values(meta.zones).map(({ name, countries: [country = ''] }) => [country, name] as const);
for (const [country, zone] of [...own, ...added]) {
  byCountry.set(country, [...(byCountry.get(country) ?? []), zone]);
}

/** The zones of a country (ISO 3166-1 alpha-2) by the tz database; empty for a country that it does not know. */
export const zonesOfCountry = (country: string): readonly string[] => byCountry.get(country) ?? [];
