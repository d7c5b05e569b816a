import { BadgeCheck } from 'lucide-react';
import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import { gradeWords } from '../../../shared/hadith/grade-words.ts';
import { HadithSource } from './hadith-text.tsx';
import type { DailyHadith } from './kept-hadith.ts';
import { Badge } from '../../../ui/badge.tsx';

/** The source of a narration and its grade. */
export function SourceList({ hadith }: { hadith: DailyHadith }) {
  const t = useTranslations('hadith');
  const { list } = useFormatter();
  const grade = gradeWords[hadith.grade];
  const { gradedBy } = hadith;
  return (
    <dl className="grid gap-4 sm:max-lg:grid-cols-2">
      <div className="min-w-0">
        <dt className="text-sm font-semibold text-quiet">{t('source')}</dt>
        <dd className="text-lg font-semibold">
          <HadithSource hadith={hadith} />
        </dd>
      </div>
      <div className="min-w-0">
        <dt className="text-sm font-semibold text-quiet">{t('grade')}</dt>
        <dd>
          <Badge tone="green" icon={<BadgeCheck aria-hidden="true" />}>
            {t(`grades.${grade}`)}
          </Badge>
        </dd>
        <dd className="mt-1 text-sm text-quiet">
          {t(`gradeExplained.${grade}`)}{' '}
          {gradedBy.length > 0
            ? t('gradedBy', { names: list(gradedBy, { type: 'conjunction' }) })
            : t('gradedByPlace')}
        </dd>
      </div>
    </dl>
  );
}
