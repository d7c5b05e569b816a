import type { StationNow } from '@manasik/core/guide/now';
import type { RiteId } from '@manasik/core/guide/rites';

export const stops = ['makkah', 'mina', 'arafat', 'muzdalifah'] as const;
export type Stop = (typeof stops)[number];

const stopOfRite: Readonly<Record<RiteId, Stop>> = {
  ihram: 'makkah',
  umrah: 'makkah',
  'tawaf-al-qudum': 'makkah',
  sai: 'makkah',
  tarwiyah: 'mina',
  arafat: 'arafat',
  muzdalifah: 'muzdalifah',
  stoning: 'mina',
  sacrifice: 'mina',
  'halq-or-taqsir': 'mina',
  'tawaf-al-ifadah': 'makkah',
  'mina-nights': 'mina',
  'stoning-days': 'mina',
  'farewell-tawaf': 'makkah',
};

/** The pilgrim's current place in the valley; undefined out of season and until they have said whether they left Mina. */
export const stopNow = (now: Pick<StationNow, 'rite' | 'afterTwelfth'> | null): Stop | undefined =>
  now && now.afterTwelfth !== 'unknown' ? stopOfRite[now.rite] : undefined;
