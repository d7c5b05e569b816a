import type { ReactNode } from 'react';
import { useTranslations } from '../../platform/i18n/index.ts';
import { useDayFormat } from '../../shared/times/use-day-format.ts';
import { Blank } from '../../ui/blank.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Scene } from '../../ui/scene.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useSheet } from '../../ui/use-sheet.ts';
import { HajjDays } from './hajj-days.tsx';
import type { HajjView } from './hajj-view.ts';
import type { Dashboard } from './use-dashboard.ts';

const big = (number: ReactNode) => <b className="days-figure display block text-gold-on-deep">{number}</b>;
const plain = (number: ReactNode) => number;

// Three digits, as on most days of the year.
const usualDays = 100;

/** The days to the Hajj on a picture. One tap shows its six days and the source of the date. */
export function DaysCard({ dashboard }: { dashboard: Dashboard }) {
  const { hajj, user } = dashboard;
  const t = useTranslations('dashboard.hero');
  const common = useTranslations('common');
  const format = useDayFormat();
  const sheet = useSheet('days');
  // The user's own Hijri date may differ from Saudi Arabia's, which determines the days of the Hajj.
  const isAdjusted = Boolean(dashboard.times.settings?.hijriAdjustmentDays);
  const headline = useHeadline(hajj, isAdjusted);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        disabled={!hajj}
        onClick={sheet.open}
        className="@container relative isolate grid min-h-36 w-full content-center overflow-hidden rounded-card on-deep-band px-5 py-4 text-start sm:min-h-52 disabled:cursor-default"
      >
        <span className="days-picture absolute inset-y-0 end-0 -z-10 w-3/5">
          <Scene name="tawaf" aspect="fill" className="object-[50%_70%]" />
        </span>
        <span className="max-w-[52%] text-lg leading-tight font-semibold @max-[15rem]:max-w-full">
          {hajj ? headline(big) : <Blank>{t.rich('countdown', { days: usualDays, big })}</Blank>}
        </span>
        <span className="mt-1 max-w-[46%] text-sm leading-snug text-on-deep-quiet @max-[15rem]:max-w-full">
          {hajj ? format.longDate(hajj.date) : <Blank className="w-36" />}
        </span>
      </button>
      {hajj && (
        <Sheet sheet={sheet} title={headline(plain)} closeLabel={common('close')}>
          <p>
            <b className="block font-semibold">{format.longDate(hajj.date)}</b>
            {format.hijri(hajj.date)}
            <span className="block text-sm text-quiet">{t(hajj.source)}</span>
          </p>
          <HajjDays hajj={hajj} />
          <LinkButton to="/settings?tab=hajj-date" className="w-full">
            {t(user?.hajjDate ? 'changeDate' : 'setDate')}
          </LinkButton>
        </Sheet>
      )}
    </>
  );
}

/** The number of days to the Hajj, or which of its days today is. */
function useHeadline(hajj: HajjView | undefined, isAdjusted: boolean) {
  const t = useTranslations('dashboard');
  const format = useDayFormat();
  return (number: (number: ReactNode) => ReactNode): ReactNode => {
    if (!hajj) return null;
    const today = hajj.hajjDays.find(({ isToday }) => isToday);
    if (hajj.hajjDay !== null && today) {
      // The days of the Hajj follow Saudi Arabia, whatever the user's adjustment: see `namedDays` in core.
      const values = {
        hijri: format.hijri(today.date, -hajj.shift),
        name: t(`hajjDays.names.${today.name}`),
      };
      return t(isAdjusted ? 'hajjDays.todayInMakkah' : 'hajjDays.today', values);
    }
    return t.rich('hero.countdown', { days: hajj.days, big: number });
  };
}
