import type { Dua } from '@manasik/content/guide/schema';
import { BadgeCheck } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { sourcesOf } from '../sources/sources.ts';
import { useSourceWords } from '../sources/use-source-words.ts';

/** The source of a dua, and its grade. */
export function DuaSource({ dua }: { dua: Dua }) {
  const t = useTranslations('guide.dua');
  const { nameOf, gradeOf } = useSourceWords();
  return (
    <div className="text-sm">
      <p className="font-semibold text-quiet">{t('source')}</p>
      <ul className="flex flex-col gap-1">
        {sourcesOf([dua.source, ...(dua.alsoIn ?? [])]).map(({ id, source }) => {
          const grade = gradeOf(source);
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <bdi className="font-semibold">{nameOf(source)}</bdi>
              {grade && (
                <>
                  <Badge tone="green" icon={<BadgeCheck aria-hidden="true" />}>
                    {grade.grade}
                  </Badge>
                  <span className="text-quiet">{grade.by}</span>
                </>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
