import type { HadithCategory } from '@manasik/core/hadith/hadith-of-day';
import { BookOpenText } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { HadithStates } from './hadith-states.tsx';
import { HadithArabic, HadithMeaning } from './hadith-text.tsx';
import { useHadith } from './use-hadith.ts';
import { WorshipFrame } from '../worship-frame.tsx';
import { Card } from '../../../ui/card.tsx';
import { CategoryChoice } from './category-choice.tsx';
import { DayChoice } from './day-choice.tsx';
import { HadithActions } from './hadith-actions.tsx';
import { SourceList } from './source-list.tsx';

const titleId = 'hadith-of-day';

/** The hadith of today, or of an earlier day; of all subjects or of one. */
export default function HadithPage() {
  const t = useTranslations('hadith');
  const [chosenDay, chooseDay] = useState<string>();
  const [category, chooseCategory] = useState<HadithCategory>();
  const { today, day, categories, state } = useHadith({ date: chosenDay, category });
  const isToday = day === today;
  return (
    <WorshipFrame title={t('title')} lead={t('lead')}>
      <CategoryChoice counts={categories} chosen={category} onChoose={chooseCategory} />
      <Card
        title={t(isToday ? 'card.title' : 'earlier')}
        titleId={titleId}
        icon={<BookOpenText className="size-5" />}
      >
        <DayChoice day={day} today={today} onChoose={chooseDay} />
        <HadithStates state={state} failed={t(isToday ? 'failed' : 'failedDay')}>
          {(hadith) => (
            <div className="grid gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-10">
              <div className="flex min-w-0 flex-col gap-4">
                <HadithArabic hadith={hadith} />
                <section aria-label={t('meaning')} className="border-t border-line pt-4">
                  <h3 className="mb-1 text-base">{t('meaning')}</h3>
                  <HadithMeaning hadith={hadith} />
                  <p className="mt-2 text-sm text-quiet">{t('meaningNote')}</p>
                </section>
              </div>
              <div className="flex min-w-0 flex-col gap-5 border-t border-line pt-4 lg:border-t-0 lg:pt-0">
                <SourceList hadith={hadith} />
                <HadithActions key={`${hadith.id} ${hadith.language}`} hadith={hadith} />
              </div>
            </div>
          )}
        </HadithStates>
      </Card>
    </WorshipFrame>
  );
}
