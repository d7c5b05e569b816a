import { daysUntil } from '@manasik/core/calendar/civil-date';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Badge } from '../../../ui/badge.tsx';
import { useTravelFormat } from '../use-travel-format.ts';
import type { TimelineRow } from './use-timeline.ts';

/** By when a step has to be done, and whether that is past or near, or was before the trip was planned. */
export function StepDue({ step: { due, state }, today }: { step: TimelineRow; today: string }) {
  const t = useTranslations('travel.timeline');
  const format = useTravelFormat();
  const date = format.day(due);
  if (state === 'done') return t('doneState');
  if (state === 'late') return <Badge tone="danger">{t('lateSince', { date })}</Badge>;
  if (state === 'first') {
    return (
      <>
        <Badge tone="gold">{t('first')}</Badge> {t('usual', { date })}
      </>
    );
  }
  return (
    <>
      {t('due', { date })}{' '}
      {state === 'soon' && <Badge tone="gold">{t('soon', { days: daysUntil(today, due) })}</Badge>}
    </>
  );
}
