import type { Source } from '@manasik/content/guide/schema';
import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import { leftToRight } from '../../../platform/i18n/isolate.ts';
import { gradeWords } from '../../../shared/hadith/grade-words.ts';

interface SourceWords {
  nameOf: (source: Source) => string;
  /**
   * The grade of a narration and its scholars; undefined for the Quran, books and authorities, which have none. Nobody is
   * named for the two collections whose narrations all scholars accept.
   */
  gradeOf: (source: Source) => { grade: string; by: string | undefined } | undefined;
}

/** The text of a source for the reader. The page's row must include the namespace `hadith`. */
export function useSourceWords(): SourceWords {
  const t = useTranslations('guide.sources');
  const hadith = useTranslations('hadith');
  const { number, list } = useFormatter();
  const plain = (value: number) => number(value, { useGrouping: false });

  function nameOf(source: Source): string {
    if (source.kind === 'quran') {
      const { surah, from, to } = source;
      const ayahs = from === to ? plain(from) : `${plain(from)}–${plain(to)}`;
      return t('quran', { place: leftToRight(`${plain(surah)}:${ayahs}`) });
    }
    if (source.kind === 'hadith') {
      return hadith(`sources.${source.collection}`, { number: plain(Number(source.number)) });
    }
    if (source.kind === 'book') {
      return t('book', { author: source.author, title: source.title, place: source.place });
    }
    return t('authority', { name: source.name, title: source.title });
  }

  function gradeOf(source: Source): ReturnType<SourceWords['gradeOf']> {
    if (source.kind !== 'hadith') return undefined;
    const names = source.gradedBy.map((name) => {
      const key = `graders.${name.replaceAll(/[^A-Za-z]/g, '')}`;
      // The name comes from the data, so check that there are words for it.
      return hadith.has(key as 'source') ? hadith(key as 'source') : name;
    });
    return {
      grade: hadith(`grades.${gradeWords[source.grade]}`),
      by: names.length > 0 ? hadith('gradedBy', { names: list(names, { type: 'conjunction' }) }) : undefined,
    };
  }
  return { nameOf, gradeOf };
}
