import type { ReactNode } from 'react';
import { useTranslations } from '../../platform/i18n/index.ts';
import { Blank } from '../../ui/blank.tsx';
import type { HajjView } from './hajj-view.ts';
import { useDayFormat } from '../../shared/times/use-day-format.ts';

const big = (number: ReactNode) => (
  <b className="display me-1 text-4xl text-gold-on-deep tabular-nums">{number}</b>
);

// Three digits, as on most days of the year.
const usualDays = 100;

interface CountdownProps {
  hajj: HajjView | undefined;
  /** The user's own Hijri date is another than Saudi Arabia's, by which the days of the Hajj go. */
  isAdjusted: boolean;
  /** One line, without the date. */
  isCompact: boolean;
}

/** The days to Hajj, or which of its days today is, with the date that is counted to and where it comes from. */
export function Countdown({ hajj, isAdjusted, isCompact }: CountdownProps) {
  const headline = hajj ? <Headline hajj={hajj} isAdjusted={isAdjusted} /> : <BlankHeadline />;
  if (isCompact) return <p className="[&_b]:text-lg">{headline}</p>;
  return (
    <>
      <p className="mt-3 text-xl">{headline}</p>
      <div className="mt-2 text-on-deep-quiet">{hajj ? <DateLines hajj={hajj} /> : <BlankLines />}</div>
    </>
  );
}

function Headline({ hajj, isAdjusted }: { hajj: HajjView; isAdjusted: boolean }) {
  const t = useTranslations('dashboard');
  const format = useDayFormat();
  const today = hajj.hajjDays.find(({ isToday }) => isToday);
  if (hajj.hajjDay !== null && today) {
    // The days of the Hajj are Saudi Arabia's, whatever the user's adjustment: see `namedDays` in core.
    const values = { hijri: format.hijri(today.date), name: t(`hajjDays.names.${today.name}`) };
    return t(isAdjusted ? 'hajjDays.todayInMakkah' : 'hajjDays.today', values);
  }
  return t.rich('hero.countdown', { days: hajj.days, big });
}

function DateLines({ hajj }: { hajj: HajjView }) {
  const t = useTranslations('dashboard.hero');
  const format = useDayFormat();
  return (
    <>
      <p className="font-semibold text-on-deep">{format.longDate(hajj.date)}</p>
      <p>{format.hijri(hajj.date)}</p>
      <p className="text-sm">{t(hajj.source)}</p>
    </>
  );
}

// The words themselves, unseen, so that they break into lines as they will.
function BlankHeadline() {
  const t = useTranslations('dashboard.hero');
  return <Blank>{t.rich('countdown', { days: usualDays, big })}</Blank>;
}

const BlankLines = () => (
  <>
    <p>
      <Blank className="w-52" />
    </p>
    <p>
      <Blank className="w-44" />
    </p>
    <p className="text-sm">
      <Blank className="w-56" />
    </p>
  </>
);
