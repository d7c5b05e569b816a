import { BookOpen } from 'lucide-react';
import { useTranslations } from '../i18n/index.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { ProgressCard } from './progress-card.tsx';
import { SequenceCard } from './sequence-card.tsx';

/** The pilgrim's own sequence and how much of it they know. Needs the namespace `guide`. */
export function GuideOverview() {
  const t = useTranslations('guide');
  return (
    <div className="grid items-start gap-4 sm:gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <SequenceCard />
      <div className="flex min-w-0 flex-col gap-4 sm:gap-6">
        <ProgressCard />
        <LinkButton to="/guide" variant="secondary">
          <BookOpen aria-hidden="true" className="size-5" />
          {t('openGuide')}
        </LinkButton>
      </div>
    </div>
  );
}
