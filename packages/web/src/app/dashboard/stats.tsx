import { CalendarDays, Clock, ListChecks, Moon } from 'lucide-react';
import type { ReactNode } from 'react';
import { prayers } from '@manasik/core/prayer/prayer-times';
import { useFormatter, useTranslations } from '../../platform/i18n/index.ts';
import { StatCard } from '../../ui/stat-card.tsx';
import { Blank } from '../../ui/blank.tsx';
import { timesCardId } from '../../features/worship/times/ids.ts';
import type { Dashboard } from './use-dashboard.ts';
import { useDayFormat } from '../../shared/times/use-day-format.ts';

const iconClass = 'size-5';
const noTime = '--:--';

/** Four true figures of today. */
export function Stats({ dashboard }: { dashboard: Dashboard }) {
  const t = useTranslations('dashboard.stats');
  const { hajj, today, times } = dashboard;
  const adjustment = times.settings?.hijriAdjustmentDays;
  const format = useDayFormat();
  const { number } = useFormatter();
  return (
    <section aria-label={t('title')}>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-3 sm:gap-4">
        <StatCard
          label={t('days')}
          icon={<CalendarDays className={iconClass} />}
          value={hajj ? number(hajj.days) : <Blank className="w-20" />}
          hint={
            hajj ? (
              hajj.hajjDay === null ? (
                format.shortDate(hajj.date)
              ) : (
                t('underWay')
              )
            ) : (
              <Blank className="w-24" />
            )
          }
        />
        <PrayersStat dashboard={dashboard} />
        <NextStat times={dashboard.times} />
        <StatCard
          label={t('hijri')}
          icon={<Moon className={iconClass} />}
          value={
            <Words>
              {today && adjustment !== undefined ? (
                format.hijri(today, adjustment)
              ) : (
                <Blank className="w-32" />
              )}
            </Words>
          }
          hint={t(adjustment ? 'adjusted' : 'calendar')}
        />
      </div>
    </section>
  );
}

/** A value of several words is set smaller than a number, on a line as high. */
const Words = ({ children }: { children: ReactNode }) => (
  <span className="text-xl leading-tight">{children}</span>
);

function PrayersStat({ dashboard: { tracker } }: { dashboard: Dashboard }) {
  const t = useTranslations('dashboard.stats');
  const { number } = useFormatter();
  const { state } = tracker;
  const total = prayers.length;
  const label = t('prayers');
  const icon = <ListChecks className={iconClass} />;
  if (state.status === 'ready') {
    const value = t('prayersDone', { done: number(state.done), total: number(total) });
    return <StatCard label={label} icon={icon} value={value} progress={state.done / total} />;
  }
  const failed = state.status !== 'loading';
  const value = failed ? <Words>{t('prayersUnknown')}</Words> : <Blank className="w-24" />;
  // No bar yet: its width is a style that the policy refuses in a page rendered ahead of time.
  return <StatCard label={label} icon={icon} value={value} />;
}

function NextStat({ times: { place, day, now } }: Pick<Dashboard, 'times'>) {
  const t = useTranslations('dashboard');
  const prayerName = useTranslations('prayers.names');
  const format = useDayFormat();
  const label = t('stats.next');
  const icon = <Clock className={iconClass} />;
  if (place === null) {
    const hint = (
      <a href={`#${timesCardId}`} className="inline-block py-2 text-green underline underline-offset-4">
        {t('stats.choosePlace')}
      </a>
    );
    return <StatCard label={label} icon={icon} value={noTime} hint={hint} />;
  }
  if (!day || !now) {
    return (
      <StatCard
        label={label}
        icon={icon}
        value={<Blank className="w-24" />}
        hint={<Blank className="w-28" />}
      />
    );
  }
  if (!day.next) return <StatCard label={label} icon={icon} value={noTime} hint={t('stats.nextNone')} />;
  const { prayer, at, day: which } = day.next;
  const values = { time: format.time(at, day.timezone), duration: format.duration(day.next) };
  const hint = t(which === 'tomorrow' ? 'stats.nextTomorrow' : 'stats.nextToday', values);
  return <StatCard label={label} icon={icon} value={prayerName(prayer)} hint={hint} />;
}
