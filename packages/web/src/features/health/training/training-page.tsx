import type { PlanSettings } from '@manasik/core/health/plan/plan-settings';
import { trainingPlan } from '@manasik/core/health/plan/training-plan';
import { type ComponentType, useEffect, useMemo, useRef, useState } from 'react';
import { useToday } from '../../../platform/clock/use-today.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { useDayFormat } from '../../../shared/times/use-day-format.ts';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Loading } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { ClinicianNote } from './clinician-note.tsx';
import { OwnAdvice } from '../own-advice/own-advice.tsx';
import { PlanFacts } from './plan-facts.tsx';
import { PlanView } from './plan-view.tsx';
import { RemovePlan } from './remove-plan.tsx';
import { ScreeningForm } from './screening-form.tsx';
import { planFields, presentLevel } from './settings-draft.ts';
import { SettingsForm } from './settings-form.tsx';
import type { PlanFields } from './training-record.ts';
import { TrainingFrame } from './training-frame.tsx';
import { markTold, setFields, type Training, useTraining } from './use-training.ts';

/** The training plan. Travel passes in how to read the departure of the trip. */
export const trainingPage = (useDeparture: () => string | null): { default: ComponentType } => ({
  default: function PageWithDeparture() {
    return <TrainingPage departure={useDeparture()} />;
  },
});

/** First the questions about health, then the settings, then the plan. */
function TrainingPage({ departure }: { departure: string | null }) {
  const t = useTranslations('training');
  const training = useTraining();
  const { hasKeptPlan } = training;
  useEffect(() => {
    if (!hasKeptPlan) return;
    toast({ title: t('remove.kept'), description: t('remove.keptText') });
    markTold();
  }, [hasKeptPlan, t]);
  return (
    <TrainingFrame title={t('title')} lead={t('lead')}>
      {training.isKnown ? (
        <Steps training={training} departure={departure} />
      ) : (
        <Loading label={t('loading')} />
      )}
      <PlanFacts />
    </TrainingFrame>
  );
}

function Steps({ training, departure }: { training: Training; departure: string | null }) {
  const t = useTranslations('training');
  const { screening, plan, status } = training;
  // The answers of before are kept until there are new ones, because they tell whether the plan has to begin again.
  const [isAsking, setAsking] = useState(false);
  const asks = isAsking || screening === null;
  const holder = useFocusOnChange(asks ? 'questions' : plan === null ? 'settings' : 'plan');
  if (asks) {
    return (
      <div ref={holder} tabIndex={-1} className="scroll-mt-24">
        <ScreeningForm onAnswered={() => setAsking(false)} />
      </div>
    );
  }
  return (
    <div ref={holder} tabIndex={-1} className="flex min-w-0 scroll-mt-24 flex-col gap-8">
      <ClinicianNote screening={screening} />
      {plan === null ? (
        <section aria-labelledby="plan-settings" className="flex min-w-0 flex-col gap-4">
          <h2 id="plan-settings" className="display text-2xl">
            {t('settings.title')}
          </h2>
          <SettingsForm fields={null} departure={departure} />
        </section>
      ) : (
        <>
          <TripDate
            plan={plan}
            fields={training.fields}
            departure={departure}
            // The button that was tapped disappears.
            onUsed={() => holder.current?.focus()}
          />
          <PlanView settings={plan} />
          <OwnAdvice />
          <Adjust training={training} />
        </>
      )}
      <div className="flex flex-wrap items-center gap-x-2">
        <Button variant="quiet" onClick={() => setAsking(true)}>
          {t('screening.again')}
        </Button>
        {plan !== null && <RemovePlan />}
      </div>
      {plan !== null && (
        <p role="status" className="text-sm text-quiet">
          {t(status === 'saved' ? 'saved.account' : `saved.${status}`)}
        </p>
      )}
    </div>
  );
}

/**
 * Focuses the step when it changes, because the button that was tapped is gone with the step before. Focus alone does not
 * scroll to the start of a step that is taller than the window, and the advice to see a doctor would stay out of sight.
 */
function useFocusOnChange(step: string) {
  const holder = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current !== step) {
      holder.current?.focus({ preventScroll: true });
      holder.current?.scrollIntoView();
    }
    before.current = step;
  }, [step]);
  return holder;
}

interface TripDateProps {
  plan: PlanSettings;
  fields: PlanFields | null;
  departure: string | null;
  onUsed: () => void;
}

/** Offers the departure of the trip to a plan that counts to another day. */
function TripDate({ plan, fields, departure, onUsed }: TripDateProps) {
  const t = useTranslations('training.tripDate');
  const days = useDayFormat();
  const today = useToday();
  const moved = useMemo(() => {
    if (fields === null || departure === null || departure === fields.departsOn) return null;
    const level = presentLevel(plan, today);
    const other = planFields({ ...fields, departsOn: departure }, { before: fields, level, today });
    return trainingPlan({ ...plan, ...other }).plan === null ? null : other;
  }, [plan, fields, departure, today]);
  if (moved === null || fields === null || departure === null) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-gold-soft px-4 py-3">
      <p role="status" className="min-w-0 grow basis-48">
        {t('differs', { trip: days.longDate(departure), plan: days.longDate(fields.departsOn) })}
      </p>
      <Button
        variant="secondary"
        onClick={() => {
          setFields(moved);
          onUsed();
        }}
      >
        {t('use')}
      </Button>
    </div>
  );
}

function Adjust({ training: { fields } }: { training: Training }) {
  const t = useTranslations('training');
  // A new key shows the saved values in a closed form.
  const [version, setVersion] = useState(0);
  return (
    <Disclosure key={version} title={t('adjust')}>
      <SettingsForm fields={fields} departure={null} onSaved={() => setVersion((before) => before + 1)} />
    </Disclosure>
  );
}
