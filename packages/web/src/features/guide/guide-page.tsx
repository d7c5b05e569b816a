import { riteIds } from '@manasik/core/guide/rites';
import { useTranslations } from '../../platform/i18n/index.ts';
import { GuideSearch } from '../../shared/search/guide-search.tsx';
import { ChoicesCard } from './progress/choices-card.tsx';
import { GuideFrame } from './guide-frame.tsx';
import { NowCard } from './progress/now-card.tsx';
import { ProgressCard } from './progress/progress-card.tsx';
import { SequenceCard } from './progress/sequence-card.tsx';
import { GuideLinks } from './guide-links.tsx';
import { useFetchAhead } from './use-fetch-ahead.ts';

const loadRitePage = () => import('./rites/rite-page.tsx');

export default function GuidePage() {
  const t = useTranslations('guide');
  useFetchAhead(riteIds, loadRitePage);
  return (
    <GuideFrame title={t('title')} lead={t('lead')}>
      <NowCard />
      <GuideSearch>
        <div className="flex flex-col gap-4 sm:gap-6">
          <ChoicesCard />
          <div className="grid items-start gap-4 sm:gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
            <SequenceCard />
            <div className="flex min-w-0 flex-col gap-4 sm:gap-6">
              <ProgressCard />
              <GuideLinks />
            </div>
          </div>
        </div>
      </GuideSearch>
    </GuideFrame>
  );
}
