import { missingReasons, dailyTimes } from '@manasik/core/prayer/prayer-times';
import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import { ownMinutesOf } from './day-view.ts';
import { MethodNote } from './method-note.tsx';
import { OwnMinutes } from './own-minutes.tsx';
import { useDayFormat } from '../../../shared/times/use-day-format.ts';
import type { WorshipSettings } from '../../../shared/times/use-worship-settings.ts';
import type { Timetable } from './use-month.ts';

interface MonthNotesProps {
  /** ISO country of the place; null where it is not known. */
  country: string | null;
  settings: WorshipSettings;
  timetable: Timetable;
}

/** The notes below a timetable, also in print: the method, the zone, and why a time is missing. */
export function MonthNotes({ country, settings, timetable }: MonthNotesProps) {
  const t = useTranslations('times');
  const format = useDayFormat();
  const { number } = useFormatter();
  const { days } = timetable;
  const first = days[0]?.date ?? '';
  const last = days.at(-1)?.date ?? '';
  const { hijriAdjustmentDays } = settings;
  const hijri = {
    first: format.hijri(first, hijriAdjustmentDays),
    last: format.hijri(last, hijriAdjustmentDays),
  };
  const reasons = missingReasons.filter((reason) =>
    days.some((day) => dailyTimes.some((id) => day[id].reason === reason)),
  );
  return (
    <div className="flex flex-col gap-1 text-sm text-quiet print:grid print:grid-cols-2 print:gap-x-6 print:leading-[calc(var(--line-height)*0.85)]">
      {reasons.map((reason) => (
        <p key={reason} className="rounded-control bg-gold-soft px-4 py-3 text-ink print:p-0">
          {t(`month.missing.${reason}`)}
        </p>
      ))}
      <MethodNote method={timetable.method} country={country} />
      <p>{t(`asr.${settings.madhab}`)}</p>
      <OwnMinutes minutes={ownMinutesOf(settings.prayerOffsets)} />
      <ZoneNote timetable={timetable} />
      <p>
        {hijriAdjustmentDays === 0
          ? t('month.hijri', hijri)
          : t('month.hijriAdjusted', {
              ...hijri,
              days: Math.abs(hijriAdjustmentDays),
              signed: number(hijriAdjustmentDays, { signDisplay: 'always' }),
            })}
      </p>
      <p>{t('month.friday')}</p>
    </div>
  );
}

function ZoneNote({ timetable: { days, timeZone } }: { timetable: Timetable }) {
  const t = useTranslations('times');
  const format = useDayFormat();
  // Noon occurs on every day.
  const zones = days.map(({ date, dhuhr }) => ({
    date,
    zone: format.zone(timeZone, new Date(dhuhr.at ?? `${date}T12:00:00Z`)),
  }));
  const zone = zones[0]?.zone ?? timeZone;
  const changed = zones.find((day) => day.zone !== zone);
  if (!changed) return <p>{t('zone', { zone })}</p>;
  return (
    <p>
      {t('month.zoneChange', {
        zone,
        nextZone: changed.zone,
        date: format.dayAndMonth(changed.date),
      })}
    </p>
  );
}
