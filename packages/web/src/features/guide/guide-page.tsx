import type { ComponentType, ReactNode } from 'react';
import { riteIds } from '@manasik/core/guide/rites';
import { useTranslations } from '../../platform/i18n/index.ts';
import { GuideSearch } from '../../shared/search/guide-search.tsx';
import { ChoicesCard } from './progress/choices-card.tsx';
import { NowCard } from './progress/now-card.tsx';
import { ProgressCard } from './progress/progress-card.tsx';
import { SequenceCard } from './progress/sequence-card.tsx';
import { useGuideProgress } from './progress/use-guide-progress.ts';
import { JourneyPicture } from './journey/journey-picture.tsx';
import { GuideLinks } from './guide-links.tsx';
import { useFetchAhead } from './use-fetch-ahead.ts';

const loadRitePage = () => import('./rites/rite-page.tsx');

/** The Hajj as a journey: the valley, with the days below it or, on wide screens, beside it. */
export const guidePage = (assistant: ReactNode): { default: ComponentType } => ({
  default: function GuidePage() {
    useFetchAhead(riteIds, loadRitePage);
    return (
      <div className="with-honorific guide-on-paper mx-auto max-w-page md:grid md:grid-cols-[minmax(0,5fr)_minmax(0,8fr)] md:items-start md:gap-8 md:px-8 md:pt-8">
        <div className="md:sticky md:top-24">
          <JourneyPicture>
            <Title />
          </JourneyPicture>
        </div>
        <div className="relative z-10 -mt-8 flex flex-col gap-8 rounded-t-sheet bg-ground px-[min(1.25rem,5vw)] pt-8 pb-10 max-md:mx-auto max-md:max-w-[30rem] md:mt-0 md:rounded-none md:px-0 md:pt-0">
          <NowCard />
          <div>
            <GuideSearch>
              <div className="flex flex-col gap-8">
                <ChoicesCard />
                <SequenceCard />
                <GuideLinks />
                {assistant}
                <ProgressCard />
              </div>
            </GuideSearch>
          </div>
        </div>
      </div>
    );
  },
});

function Title() {
  const t = useTranslations('guide');
  const { done, total } = useGuideProgress().summary.rituals;
  return (
    <>
      <h1 className="display text-4xl">{t('title')}</h1>
      <p>{t('journey.learned', { done, total })}</p>
    </>
  );
}
