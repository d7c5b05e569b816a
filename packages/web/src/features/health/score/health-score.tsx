import { addDays } from '@manasik/core/calendar/civil-date';
import type { MetricValues } from '@manasik/core/health/metrics';
import { healthScore, partPoints, scoreInputOf } from '@manasik/core/health/score';
import { Calculator } from 'lucide-react';
import { useApi } from '../../../platform/api/query.ts';
import { useToday } from '../../../platform/clock/use-today.ts';
import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import { useUser } from '../../../platform/session/session.ts';
import { FoldRow } from '../../../ui/fold-row.tsx';
import { List, ListRow } from '../../../ui/list-row.tsx';
import { useGoals } from '../today/goals.ts';
import { daysOf } from '../trends/trend-days.ts';

/** The days before today that count. */
export const scoreDays = 7;
const formula = ['points', 'steps', 'active', 'sleep', 'plan', 'sum'] as const;

interface HealthScoreProps {
  /** The values of each measured day, all sources combined. */
  days: readonly MetricValues[];
  planShare: number | null;
}

/** The health score of the last seven days with its formula. Without enough data, nothing. */
export function HealthScore({ days, planShare }: HealthScoreProps) {
  const t = useTranslations('training.score');
  const format = useFormatter();
  const { steps: stepGoal } = useGoals();
  const { parts, missing: without, score } = healthScore(scoreInputOf(days, { stepGoal, planShare }));
  // Without a goal the steps are not counted, even if there are data.
  const hasStepPart = (id: string) => id !== 'steps' || stepGoal !== null;
  const missing = without.filter(hasStepPart);
  if (score === null) return null;
  return (
    <section aria-labelledby="health-score" className="flex min-w-0 flex-col gap-3">
      <h2 id="health-score" className="display text-2xl">
        {t('title')}
      </h2>
      <p className="display text-3xl">{t('value', { score })}</p>
      <p className="text-quiet">{t('about')}</p>
      <List labelledBy="health-score">
        {parts.map(({ id, points }) => (
          <ListRow key={id} title={t(`parts.${id}`)} value={t('points', { points, most: partPoints })} />
        ))}
        <FoldRow icon={Calculator} title={t('how')}>
          <ul className="flex list-disc flex-col gap-2 ps-6">
            {formula.filter(hasStepPart).map((name) => (
              <li key={name}>{t(`formula.${name}`, { goal: format.number(stepGoal ?? 0) })}</li>
            ))}
          </ul>
        </FoldRow>
      </List>
      {missing.length > 0 && (
        <p className="text-sm text-quiet">
          {t('missing', { parts: format.list(missing.map((id) => t(`parts.${id}`))) })}
        </p>
      )}
    </section>
  );
}

/** The values of the last days as the account has them; none for visitors. */
export function useMeasuredDays(): readonly MetricValues[] {
  const today = useToday();
  const isSignedIn = useUser().status === 'signedIn';
  const query = { from: addDays(today, -scoreDays), to: addDays(today, -1) };
  const { data } = useApi('GET /api/health/metrics', { query }, { enabled: isSignedIn, staleTime: 0 });
  if (!isSignedIn || data === undefined) return [];
  return daysOf(data.metrics).map(({ values }) => values);
}
