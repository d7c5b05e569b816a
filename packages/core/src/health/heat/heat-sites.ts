import { kaaba } from '../../geo/qibla.ts';

/** The places of the Hajj whose hours the planner shows, in degrees north and east. */
export const heatSites = {
  makkah: { latitude: kaaba.latitude, longitude: kaaba.longitude },
  // The middle of the camps, from the rough drawing in packages/content/places/holy-sites.json (OpenStreetMap).
  mina: { latitude: 21.413, longitude: 39.887 },
  // Wikipedia, "Mount Arafat": 21°21′17″N 39°59′02″E.
  arafat: { latitude: 21.3547, longitude: 39.9839 },
  // Wikipedia, "Muzdalifah": 21°23′33″N 39°56′16″E.
  muzdalifah: { latitude: 21.3925, longitude: 39.9378 },
} as const;
export type HeatSite = keyof typeof heatSites;
export const heatSiteIds = ['makkah', 'mina', 'arafat', 'muzdalifah'] as const satisfies readonly HeatSite[];

/** The days of the Hajj: of Dhu al-Hijjah, 8 to 13. */
export const heatDays = [8, 9, 10, 11, 12, 13] as const;
export type HeatDayNumber = (typeof heatDays)[number];

/** The place where most pilgrims are in the daytime of a day. */
export const usualSite = (day: HeatDayNumber): HeatSite => (day === 9 ? 'arafat' : 'mina');
