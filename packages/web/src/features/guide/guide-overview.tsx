import { BookOpen } from 'lucide-react';
import { useTranslations } from '../../platform/i18n/index.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { ChoicesCard } from './progress/choices-card.tsx';
import { NowCard } from './progress/now-card.tsx';
import { ProgressCard } from './progress/progress-card.tsx';
import { SequenceCard } from './progress/sequence-card.tsx';

/** The pilgrim's choices, progress and own sequence. Needs the namespace `guide`. */
export function GuideOverview() {
  const t = useTranslations('guide');
  return (
    <div className="flex flex-col gap-4 sm:gap-6">
      <NowCard />
      <ChoicesCard />
      <div className="grid items-start gap-4 sm:gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <div className="flex min-w-0 flex-col gap-4 sm:gap-6">
          <ProgressCard />
          <LinkButton to="/guide" variant="secondary">
            <BookOpen aria-hidden="true" className="size-5" />
            {t('openGuide')}
          </LinkButton>
        </div>
        <SequenceCard />
      </div>
    </div>
  );
}
