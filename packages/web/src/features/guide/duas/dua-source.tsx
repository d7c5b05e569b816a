import type { Dua } from '@manasik/content/guide/schema';
import { BadgeCheck } from 'lucide-react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { sourcesOf } from '../sources/sources.ts';
import { useSourceWords } from '../sources/use-source-words.ts';

/** The source of a dua, and its grade. */
export function DuaSource({ dua }: { dua: Dua }) {
  const t = useTranslations('guide.dua');
  const { nameOf, gradeOf } = useSourceWords();
  return (
    <ul aria-label={t('source')} className="flex flex-col gap-1 text-sm">
      {sourcesOf([dua.source, ...(dua.alsoIn ?? [])]).map(({ id, source }) => {
        const grade = gradeOf(source);
        return (
          <li key={id} className="flex flex-wrap items-center justify-center gap-x-2">
            <bdi className="font-semibold text-gold">{nameOf(source)}</bdi>
            {grade && (
              <>
                <span className="inline-flex items-center gap-1 font-semibold text-green">
                  <BadgeCheck aria-hidden="true" className="size-4" />
                  {grade.grade}
                </span>
                {grade.by && <span className="text-quiet">{grade.by}</span>}
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}
