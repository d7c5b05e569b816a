import { addDays } from '@manasik/core/calendar/civil-date';
import { adherenceOf, trainingPlan } from '@manasik/core/health/plan/training-plan';
import { useMemo } from 'react';
import { useToday } from '../../../platform/clock/use-today.ts';
import { WordsProvider } from '../../../platform/i18n/index.ts';
import type { Measurements } from '../today/use-measurements.ts';
import { useTraining } from '../training/use-training.ts';
import { daysOf } from '../trends/trend-days.ts';
import { HealthScore, scoreDays } from './health-score.tsx';
import { scoreNamespaces } from './namespaces.ts';

interface OwnScoreProps {
  measurements: Measurements;
}

/** The health score from the measurements that this device knows. Its words must be loaded. */
export const OwnScore = (props: OwnScoreProps) => (
  <WordsProvider namespaces={scoreNamespaces}>
    <Score {...props} />
  </WordsProvider>
);

function Score({ measurements: { rows } }: OwnScoreProps) {
  const { plan: settings } = useTraining();
  const today = useToday();
  const planShare = useMemo(() => {
    const plan = settings && trainingPlan(settings).plan;
    return plan && settings ? adherenceOf(plan, settings.done, today) : null;
  }, [settings, today]);
  const days = useMemo(() => {
    const counted = rows.filter(({ date }) => date < today && date >= addDays(today, -scoreDays));
    return daysOf(counted).map(({ values }) => values);
  }, [rows, today]);
  return <HealthScore days={days} planShare={planShare} />;
}
