import { lastDayOf } from '@manasik/core/prayer/ramadan';
import { ChevronLeft, ChevronRight, MoonStar } from 'lucide-react';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import { useDayFormat } from '../../../shared/times/use-day-format.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { RamadanView } from './use-ramadan.ts';

/** The dates of this Ramadan, how far away it is, and links to earlier ones. */
export function WhenCard({ view }: { view: RamadanView }) {
  const t = useTranslations('ramadan.when');
  const format = useDayFormat();
  const { number } = useFormatter();
  const { ramadan, phase, adjustment, previous, next, isCurrent, show, showCurrent } = view;
  const year = format.year(ramadan.year);
  const dates = { first: format.longDate(ramadan.firstDay), last: format.longDate(lastDayOf(ramadan)) };
  return (
    <Card title={t('title')} titleId="ramadan-when" icon={<MoonStar className="size-5" />}>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <div className="flex min-w-0 grow flex-wrap items-center gap-x-1">
          <span className="-ms-3 flex">
            <IconButton
              label={t('previous')}
              aria-disabled={previous === undefined}
              className="aria-disabled:opacity-60"
              icon={<ChevronLeft aria-hidden="true" className="flip-rtl size-6" />}
              onClick={() => previous !== undefined && show(previous)}
            />
            <IconButton
              label={t('next')}
              aria-disabled={next === undefined}
              className="aria-disabled:opacity-60"
              icon={<ChevronRight aria-hidden="true" className="flip-rtl size-6" />}
              onClick={() => next !== undefined && show(next)}
            />
          </span>
          <p className="min-w-0 grow basis-36 text-lg font-semibold">{t('year', { year })}</p>
        </div>
        {!isCurrent && (
          <Button variant="quiet" onClick={showCurrent}>
            {t('current')}
          </Button>
        )}
      </div>
      <div role="status" className="flex flex-col gap-1">
        <VisuallyHidden>{t('year', { year })}</VisuallyHidden>
        {phase.phase === 'ahead' && (
          <>
            <p className="display text-2xl text-green">{t('ahead', { days: phase.daysLeft })}</p>
            <p>{t('begins', dates)}</p>
            <p className="text-sm text-quiet">{t('firstNight')}</p>
          </>
        )}
        {phase.phase === 'now' && (
          <>
            <p className="display text-2xl text-green">{t('now', { day: number(phase.day) })}</p>
            <p>{t('lasts', dates)}</p>
          </>
        )}
        {phase.phase === 'over' && <p className="text-lg">{t('over', dates)}</p>}
        {phase.phase !== 'over' && <p className="text-sm text-quiet">{t('expected')}</p>}
      </div>
      <p className="text-sm text-quiet">
        {adjustment === 0
          ? t('calendar')
          : t('adjusted', {
              days: Math.abs(adjustment),
              signed: number(adjustment, { signDisplay: 'always' }),
            })}{' '}
        <Link to="/worship/calendar" className="inline-block py-2 text-green underline underline-offset-4">
          {t('adjust')}
        </Link>
      </p>
    </Card>
  );
}
