import { dailyTimes } from '@manasik/core/prayer/prayer-times';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { DayArc } from '../../../ui/day-arc.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { Blank } from '../../../ui/blank.tsx';
import { NextPrayer } from './next-prayer.tsx';

/** The card before its times are known, with the same lines as `TimesDay`. */
export function TimesSkeleton() {
  const t = useTranslations('times');
  const prayerName = useTranslations('prayers.names');
  return (
    <>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <p className="text-quiet">
        <Blank className="w-56" />
      </p>
      <NextPrayer times={{ day: undefined, makkah: undefined, now: null }} label={t('next')} />
      <DayArc
        label={t('arcLoading')}
        marks={dailyTimes.map((id) => ({ id, label: prayerName(id), time: <Blank className="w-16" /> }))}
      />
      <div className="text-sm text-quiet">
        <p>
          <Blank className="w-56" />
        </p>
        <p>
          <Blank className="w-56" />
        </p>
        <p>
          <Blank className="w-48" />
        </p>
      </div>
      <span className="block min-h-12" />
    </>
  );
}
