import type { PlanSession, TrainingPlan } from '@manasik/core/health/plan/training-plan';
import { CalendarPlus, Download } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../../../platform/device/save-file.ts';
import { useLanguage, useTranslations } from '../../../platform/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { usePlanWords } from './use-plan-words.ts';

const fileName = 'manasik-training.ics';
type Step = 'idle' | 'pending' | 'done' | 'failed';

/** The coming walks as a file for the calendar of the phone. */
export function PlanCalendar({ plan, today }: { plan: TrainingPlan; today: string }) {
  const t = useTranslations('training.calendar');
  const { language } = useLanguage();
  const words = usePlanWords();
  const [step, setStep] = useState<Step>('idle');

  const eventOf = (session: PlanSession) => ({
    uid: `${session.date}@training.manasik`,
    from: session.date,
    to: session.date,
    title: words.kindOf(session),
    description: words.text(session),
  });

  async function save(): Promise<void> {
    setStep('pending');
    try {
      const { icsFile } = await import('../../../shared/ics/whole-days.ts');
      const coming = plan.weeks
        .filter(({ isMissed }) => !isMissed)
        .flatMap(({ sessions }) => sessions)
        .filter(({ date }) => date >= today);
      const options = { name: t('name'), product: 'Training plan', language, now: new Date() };
      saveFile(fileName, 'text/calendar;charset=utf-8', icsFile(coming.map(eventOf), options));
      setStep('done');
    } catch {
      // The code that writes files is loaded on first use.
      setStep('failed');
    }
  }

  return (
    <Card
      title={t('title')}
      titleId="training-calendar"
      description={t('text')}
      icon={<CalendarPlus className="size-5" />}
    >
      <div>
        <Button
          variant="secondary"
          pending={step === 'pending'}
          pendingLabel={t('pending')}
          onClick={() => void save()}
        >
          <Download aria-hidden="true" className="size-5" />
          {t('submit')}
        </Button>
      </div>
      <p role="status" className="empty:hidden">
        {step === 'done' && t('done', { name: fileName })}
      </p>
      <FieldError id="training-calendar-error">{step === 'failed' && t('failed')}</FieldError>
    </Card>
  );
}
