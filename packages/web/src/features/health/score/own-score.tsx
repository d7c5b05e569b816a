import { adherenceOf, trainingPlan } from '@manasik/core/health/plan/training-plan';
import { Suspense, useMemo } from 'react';
import { useToday } from '../../../platform/clock/use-today.ts';
import { WordsProvider } from '../../../platform/i18n/index.ts';
import { useTraining } from '../training/use-training.ts';
import { HealthScore } from './health-score.tsx';

const namespaces = ['training'] as const;

/** The health score on a page that does not know the training plan. Nothing while its words are loaded. */
export const OwnScore = () => (
  <Suspense fallback={null}>
    <WordsProvider namespaces={namespaces}>
      <ScoreWithPlan />
    </WordsProvider>
  </Suspense>
);

function ScoreWithPlan() {
  const { plan: settings } = useTraining();
  const today = useToday();
  const planShare = useMemo(() => {
    const plan = settings && trainingPlan(settings).plan;
    return plan && settings ? adherenceOf(plan, settings.done, today) : null;
  }, [settings, today]);
  return <HealthScore planShare={planShare} />;
}
