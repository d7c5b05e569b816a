import { Check } from 'lucide-react';
import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { DayArc } from '../../../ui/day-arc.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { type DayMark, type DayView, deviceZone, otherZone, type Place } from './day-view.ts';
import { MethodNote } from './method-note.tsx';
import { NextPrayer } from './next-prayer.tsx';
import { NoTime } from './no-time.tsx';
import { OwnMinutes } from './own-minutes.tsx';
import { useDayFormat } from '../../../shared/times/use-day-format.ts';
import type { WorshipSettings } from '../../../shared/times/use-worship-settings.ts';

interface TimesDayProps {
  place: Place;
  day: DayView;
  now: Date;
  settings: WorshipSettings;
  settingsFailed: boolean;
  onRetry: () => void;
}

/** Today's times on the arc of the day, the next one with its remaining time, and the method. */
export function TimesDay({ place, day, now, settings, settingsFailed, onRetry }: TimesDayProps) {
  const t = useTranslations('times');
  const common = useTranslations('common');
  const prayerName = useTranslations('prayers.names');
  const format = useDayFormat();
  const { list } = useFormatter();
  const clock = format.time(now, day.timezone);
  const device = otherZone(day.timezone, deviceZone(), now);
  return (
    <>
      <p className="text-quiet">{t('where', { place: place.name, date: format.longDate(day.date) })}</p>
      {device && (
        <div className="rounded-control bg-gold-soft px-4 py-3">
          <p>{t('clocks', { time: clock, place: place.name, deviceTime: format.time(now, device) })}</p>
          <p className="text-sm text-quiet">{t('clocksHint')}</p>
        </div>
      )}
      <NextPrayer times={{ day, now, makkah: undefined }} label={t('next')} />
      <DayArc
        label={
          day.next
            ? t('arc', { now: clock, prayer: prayerName(day.next.prayer) })
            : t('arcWithoutNext', { now: clock })
        }
        marks={day.marks.map((mark) => ({
          ...mark,
          label: <MarkLabel mark={mark} />,
          time: mark.at ? format.time(mark.at, day.timezone) : <NoTime />,
        }))}
        now={day.now}
        nextLabel={t('markNext')}
      />
      {day.missing.map(({ reason, times }) => (
        <p key={reason} className="rounded-control bg-gold-soft px-4 py-3">
          {t(`missing.${reason}`, { times: list(times.map((id) => prayerName(id))) })}
        </p>
      ))}
      {place.country === null && settings.method === null && (
        <p className="rounded-control bg-gold-soft px-4 py-3 text-sm">{t('noCountry')}</p>
      )}
      <div className="max-w-text text-sm text-quiet">
        <p>{t('zone', { zone: format.zone(day.timezone, now) })}</p>
        <MethodNote method={day.method} country={place.country} />
        <p>{t(`asr.${settings.madhab}`)}</p>
        <OwnMinutes minutes={day.ownMinutes} />
      </div>
      {settingsFailed && (
        <div className="flex flex-col items-start gap-3 rounded-control bg-gold-soft px-4 py-3 text-sm">
          <p>{t('settingsFailed')}</p>
          <Button variant="secondary" onClick={onRetry}>
            {common('retry')}
          </Button>
        </div>
      )}
    </>
  );
}

function MarkLabel({ mark: { id, state } }: { mark: DayMark }) {
  const t = useTranslations('times');
  const prayerName = useTranslations('prayers.names');
  const name = id === 'lateMaghrib' || id === 'lateIsha' ? t(id) : prayerName(id);
  if (state !== 'past') return name;
  return (
    <>
      {name}
      <Check aria-hidden="true" strokeWidth={2.5} className="ms-1 inline size-4 align-[-0.15em]" />
      <VisuallyHidden>{t('markPast')}</VisuallyHidden>
    </>
  );
}
