import type { ConcernId } from '@manasik/core/health/plan/plan-settings';
import { seesClinicianFirst } from '@manasik/core/health/plan/training-plan';
import { Accessibility, Activity, Droplets, HeartPulse, type LucideIcon, Syringe } from 'lucide-react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { List, ListRow } from '../../../ui/list-row.tsx';
import { useTraining } from '../training/use-training.ts';

/** What fits the answers about health, with the page that says more and has the sources. */
const rows = [
  { concern: 'heart', words: 'heart', icon: HeartPulse, to: '/guide/practical#medicines' },
  { concern: 'blood-pressure', words: 'pressure', icon: Activity, to: '/guide/practical#blood-pressure' },
  { concern: 'kidney', words: 'kidney', icon: Droplets, to: '/health/food' },
  { concern: 'diabetes-insulin', words: 'diabetes', icon: Syringe, to: '/guide/practical#diabetes' },
  { concern: 'joints', words: 'joints', icon: Accessibility, to: '/guide/practical#chairs' },
] as const satisfies readonly { concern: ConcernId; words: string; icon: LucideIcon; to: string }[];

/** Advice for the illnesses that the person ticked. Nothing for everyone else. */
export function OwnAdvice() {
  const t = useTranslations('own-advice');
  const { screening } = useTraining();
  const own = rows.filter(({ concern }) => screening?.concerns.includes(concern));
  if (screening === null || own.length === 0) return null;
  const isCleared = !seesClinicianFirst(screening);
  return (
    <section aria-labelledby="own-advice" className="flex min-w-0 flex-col gap-4">
      <h2 id="own-advice" className="display text-2xl">
        {t('title')}
      </h2>
      <List labelledBy="own-advice">
        {own.map(({ concern, words, icon, to }) => (
          <ListRow
            key={concern}
            icon={icon}
            title={t(`${words}.title`)}
            // The programme with a chair is shown only after a clinician has agreed.
            text={t(words === 'joints' && isCleared ? 'joints.withChair' : `${words}.text`)}
            to={to}
          />
        ))}
      </List>
    </section>
  );
}
