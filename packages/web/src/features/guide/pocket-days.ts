import { byDay, type Station } from '@manasik/core/guide/sequence';

/** The days of a sequence for paper: each rite stands once, on the first of its days. */
export const byFirstDay = (stations: readonly Station[]) =>
  byDay(stations.map(({ rite, days }) => ({ rite, days: days.slice(0, 1) })));
