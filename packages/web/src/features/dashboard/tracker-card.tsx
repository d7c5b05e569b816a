import { type Prayer, prayers } from '@manasik/core/prayer-times';
import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import { useFormatter, useTranslations } from '../../lib/i18n/index.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/choice.tsx';
import { ErrorState, OfflineNote } from '../../ui/states.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { Blank } from './blank.tsx';
import type { Dashboard } from './use-dashboard.ts';

const titleId = 'prayers-today-title';
const total = prayers.length;

/** The five prayers of today, to be ticked. */
export function TrackerCard({ tracker: { state, tick } }: { tracker: Dashboard['tracker'] }) {
  const t = useTranslations('dashboard.tracker');
  const common = useTranslations('common');
  const { number } = useFormatter();
  const done = state.status === 'ready' ? number(state.done) : undefined;
  return (
    <Card
      title={t('title')}
      titleId={titleId}
      description={t('text')}
      icon={<ListChecks className="size-5" />}
      aside={
        <Badge tone={state.status === 'ready' && state.done === total ? 'gold' : 'green'}>
          {done ? t('done', { done, total: number(total) }) : <Blank className="w-10" />}
        </Badge>
      }
    >
      {state.status === 'error' ? (
        <ErrorState
          title={t('failed')}
          description={state.error}
          retryLabel={common('retry')}
          onRetry={state.retry}
          retrying={state.retrying}
        />
      ) : (
        <>
          {state.status === 'waiting' && <OfflineNote>{t('waiting')}</OfflineNote>}
          {state.status === 'loading' && <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>}
          <Ticks ticks={state.status === 'ready' ? state.ticks : undefined} onTick={tick} />
        </>
      )}
    </Card>
  );
}

interface TicksProps {
  ticks: Record<Prayer, boolean> | undefined;
  onTick: (prayer: Prayer, done: boolean) => void;
}

function Ticks({ ticks, onTick }: TicksProps) {
  const t = useTranslations('dashboard.tracker');
  const prayerName = useTranslations('prayers.names');
  const { number } = useFormatter();
  const [said, setSaid] = useState('');

  function change(prayer: Prayer, done: boolean) {
    onTick(prayer, done);
    const count = prayers.filter((name) => (name === prayer ? done : ticks?.[name])).length;
    const values = { prayer: prayerName(prayer), done: number(count), total: number(total) };
    setSaid(t(count === total ? 'complete' : done ? 'ticked' : 'unticked', values));
  }

  return (
    <>
      <ul aria-label={t('list')} className="flex flex-col divide-y divide-line">
        {prayers.map((prayer) => (
          <li key={prayer}>
            <Checkbox
              label={prayerName(prayer)}
              checked={ticks?.[prayer] ?? false}
              disabled={!ticks}
              onChange={({ target }) => change(prayer, target.checked)}
            />
          </li>
        ))}
      </ul>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}
