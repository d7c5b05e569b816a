import { QuranValidator } from 'quran-validator';
import type { Source } from './schema.ts';

const quran = new QuranValidator();

/** All faults in the list of sources itself. `today` is an ISO date in UTC. */
export const checkSources = (sources: Readonly<Record<string, Source>>, today: string): string[] =>
  Object.entries(sources).flatMap(([id, source]) =>
    [
      ...(isNamed(id, source) ? [] : ['is not named after what it is']),
      ...(source.checkedOn > today ? [`was checked on ${source.checkedOn}, which is still to come`] : []),
      ...(source.kind === 'quran' ? badAyahs(source) : []),
      ...(source.kind === 'hadith' ? badGrade(source) : []),
    ].map((what) => `sources/${id}: ${what}`),
  );

function isNamed(id: string, source: Source): boolean {
  if (source.kind === 'hadith') {
    const named = `${source.collection}-${source.number}`;
    // Some numbers cover several narrations; `-b` is the second of them.
    return id === named || id === `${named}-b`;
  }
  if (source.kind === 'authority') return /^authority-[a-z0-9]+(-[a-z0-9]+)*$/.test(id);
  // A short name of the book and a place in it, at least one word each.
  if (source.kind === 'book') return /^book(-[a-z0-9]+){2,}$/.test(id);
  const { surah, from, to } = source;
  return id === (from === to ? `quran-${surah}-${from}` : `quran-${surah}-${from}-${to}`);
}

const badAyahs = ({ surah, from, to }: Extract<Source, { kind: 'quran' }>): string[] =>
  from <= to && quran.getVerse(surah, to) ? [] : [`${surah}:${from}-${to} is not in the Quran`];

function badGrade({ collection, grade, gradedBy }: Extract<Source, { kind: 'hadith' }>): string[] {
  const isGradedByPlace = collection === 'bukhari' || collection === 'muslim';
  return [
    ...(isGradedByPlace && grade !== 'sahih' ? ['is of a Sahih, and not sahih'] : []),
    ...(isGradedByPlace === (gradedBy.length === 0) ? [] : ['has graders in a Sahih, or none in a Sunan']),
  ];
}
