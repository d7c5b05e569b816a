import { type Prayer, prayers } from '@manasik/core/prayer-times';
import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import { useFormatter, useTranslations } from '../i18n/index.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/choice.tsx';
import { ErrorState, OfflineNote } from '../../ui/states.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { Blank } from '../../ui/blank.tsx';
import type { Tracker } from './use-tracker.ts';

const titleId = 'prayers-today-title';
const total = prayers.length;

/** The five prayers of today, to be ticked. */
export function TrackerCard({ tracker: { state, tick } }: { tracker: Tracker }) {
  const t = useTranslations('tracker');
  const common = useTranslations('common');
  const { number } = useFormatter();
  const done = state.status === 'ready' ? state.done : undefined;
  return (
    <Card
      title={t('title')}
      titleId={titleId}
      description={t('text')}
      icon={<ListChecks className="size-5" />}
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
          <p>
            <Badge tone={done === total ? 'gold' : 'green'}>
              {done === undefined ? (
                <Blank className="w-12" />
              ) : (
                t('done', { done: number(done), total: number(total) })
              )}
            </Badge>
          </p>
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
  const t = useTranslations('tracker');
  const prayerName = useTranslations('prayers.names');
  const { number } = useFormatter();
  const [last, setLast] = useState<{ prayer: Prayer; done: boolean }>();

  function change(prayer: Prayer, done: boolean) {
    onTick(prayer, done);
    setLast({ prayer, done });
  }

  // What was taken back, because it could not be saved, is not said any longer.
  const said = last && ticks && ticks[last.prayer] === last.done ? sentence(last, ticks) : '';

  function sentence(
    { prayer, done }: { prayer: Prayer; done: boolean },
    now: Record<Prayer, boolean>,
  ): string {
    const count = prayers.filter((name) => now[name]).length;
    const values = { prayer: prayerName(prayer), done: number(count), total: number(total) };
    return t(count === total ? 'complete' : done ? 'ticked' : 'unticked', values);
  }

  return (
    <>
      <ul
        aria-label={t('list')}
        className="grid gap-2 sm:grid-cols-[repeat(auto-fit,minmax(max(8rem,30%),1fr))]"
      >
        {prayers.map((prayer) => (
          <li key={prayer} className="rounded-control border border-line px-3">
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
