import type { HajjKind, RiteId, School } from './rites.ts';

/** `before` the 8th, the days of Dhu al-Hijjah themselves, and the day on which a pilgrim leaves Makkah. */
export const guideDays = ['before', 8, 9, 10, 11, 12, 13, 'leaving'] as const;
export type GuideDay = (typeof guideDays)[number];

export interface Station {
  readonly rite: RiteId;
  /** The days on which it begins, in the daytime or the evening. */
  readonly days: readonly GuideDay[];
}

/**
 * The day that a night follows and is named after, as in the texts of the rites: "the night after the 10th" is
 * unambiguous, whereas "the night of the 11th" is not. Null for a rite of the daytime.
 */
export function nightAfter({ rite, day }: { rite: RiteId; day: GuideDay }): 9 | 10 | 11 | 12 | null {
  if (rite === 'muzdalifah' && day === 9) return 9;
  if (rite !== 'mina-nights') return null;
  return day === 10 || day === 11 || day === 12 ? day : null;
}

const on = (rite: RiteId, ...days: GuideDay[]): Station => ({ rite, days });

// From the 8th on the order is the same for all, except for the sacrifice and the place of sa'i.
const fromTarwiyah = (kind: HajjKind): Station[] => [
  on('tarwiyah', 8),
  on('arafat', 9),
  on('muzdalifah', 9),
  on('stoning', 10),
  // A pilgrim who performs Hajj alone owes no sacrifice: Quran 2:196 requires it of those who join Umrah to Hajj.
  ...(kind === 'ifrad' ? [] : [on('sacrifice', 10)]),
  on('halq-or-taqsir', 10),
  on('tawaf-al-ifadah', 10),
  // In tamattu' the first sa'i belongs to the Umrah, and its Hajj has a second one.
  ...(kind === 'tamattu' ? [on('sai', 10)] : []),
  // The nights after the 10th, the 11th and, for those who stay, the 12th. No night follows the stoning of the 13th.
  on('mina-nights', 10, 11, 12),
  on('stoning-days', 11, 12, 13),
  on('farewell-tawaf', 'leaving'),
];

/**
 * The rites of a kind of Hajj in order, each once. The schools differ in one place: for Hanafis, qiran has a Tawaf and
 * a sa'i of the Umrah before the arrival Tawaf of the Hajj; for the others, one set counts for both.
 */
export function sequenceOf(kind: HajjKind, school: School | null): readonly Station[] {
  if (kind === 'tamattu') return [on('ihram', 'before'), on('umrah', 'before'), ...fromTarwiyah(kind)];
  const umrah = kind === 'qiran' && school === 'hanafi' ? [on('umrah', 'before')] : [];
  return [
    on('ihram', 'before'),
    ...umrah,
    on('tawaf-al-qudum', 'before'),
    on('sai', 'before'),
    ...fromTarwiyah(kind),
  ];
}

/** The stations of each day that has any, in order: first those of the day, then those of its night. */
export const byDay = (stations: readonly Station[]): { day: GuideDay; stations: Station[] }[] =>
  guideDays.flatMap((day) => {
    const isNight = ({ rite }: Station): boolean => nightAfter({ rite, day }) !== null;
    const all = stations.filter(({ days }) => days.includes(day));
    const ofDay = [...all.filter((station) => !isNight(station)), ...all.filter(isNight)];
    return ofDay.length > 0 ? [{ day, stations: ofDay }] : [];
  });

/** The rites before and after one in a sequence; undefined at the ends, and both if the rite is not part of it. */
export function neighboursOf(
  stations: readonly Station[],
  rite: RiteId,
): { previous: RiteId | undefined; next: RiteId | undefined } {
  const index = stations.findIndex((station) => station.rite === rite);
  if (index === -1) return { previous: undefined, next: undefined };
  return { previous: stations[index - 1]?.rite, next: stations[index + 1]?.rite };
}
