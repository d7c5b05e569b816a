import { riteIds } from '@manasik/core/guide/rites';
import { useTranslations } from '../../lib/i18n/index.ts';
import { GuideSearch } from '../../lib/guide-search/guide-search.tsx';
import { ChoicesCard } from '../../lib/guide/choices-card.tsx';
import { GuideFrame } from '../../lib/guide/guide-frame.tsx';
import { NowCard } from '../../lib/guide/now-card.tsx';
import { ProgressCard } from '../../lib/guide/progress-card.tsx';
import { SequenceCard } from '../../lib/guide/sequence-card.tsx';
import { GuideLinks } from './guide-links.tsx';
import { useFetchAhead } from './use-fetch-ahead.ts';

export default function GuidePage() {
  const t = useTranslations('guide');
  useFetchAhead(riteIds);
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
