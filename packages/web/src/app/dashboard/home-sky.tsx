import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from '../../platform/i18n/index.ts';
import { useNextPrayer } from '../../features/worship/times/use-next-prayer.tsx';
import { useDayFormat } from '../../shared/times/use-day-format.ts';
import { Blank } from '../../ui/blank.tsx';
import { Button } from '../../ui/button.tsx';
import type { SceneName } from '../../ui/scene.tsx';
import type { SheetState } from '../../ui/use-sheet.ts';
import { SkyHero } from '../../ui/sky-hero.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { skyOf } from './use-sky.ts';
import type { Dashboard } from './use-dashboard.ts';

interface HomeSkyProps {
  dashboard: Dashboard;
  /** Links to the tabs, while one is open. */
  tabs: ReactNode;
  /** Only the greeting, so that an open tab is visible below it on a phone. */
  isStrip: boolean;
  /** The picture at its foot, if not the hills of Makkah. */
  land?: SceneName | undefined;
  /** During the Hajj, the rite shows the date instead. */
  isSeason: boolean;
  changePlace: SheetState;
  /** The main line, in large print. */
  children?: ReactNode;
}

/** The sky of the hour at the top of the dashboard, with the greeting, the location and the date. */
export function HomeSky({ dashboard, tabs, isStrip, isSeason, land, changePlace, children }: HomeSkyProps) {
  const { hour, light } = skyOf(dashboard.times);
  return (
    <SkyHero hour={hour} light={land ? undefined : light} land={land} size={isStrip ? 'strip' : 'page'}>
      <div className="page-width pt-1">
        {isStrip ? (
          <>
            {tabs}
            <Greeting dashboard={dashboard} isStrip />
          </>
        ) : (
          <>
            <div className="flex flex-wrap items-center gap-x-5">
              <Greeting dashboard={dashboard} isStrip={false} />
              <PlaceAndDate dashboard={dashboard} changePlace={changePlace} isSeason={isSeason} />
            </div>
            <div className="pt-2">{children}</div>
          </>
        )}
      </div>
    </SkyHero>
  );
}

function Greeting({ dashboard: { user }, isStrip }: { dashboard: Dashboard; isStrip: boolean }) {
  const t = useTranslations('dashboard');
  return (
    <h1 className={isStrip ? 'display py-3 text-2xl' : 'py-2 text-sm'}>
      {user ? (
        t('hero.greeting', { name: user.firstName.trim() || t('hero.pilgrim') })
      ) : (
        <>
          <VisuallyHidden>{t('loading')}</VisuallyHidden>
          <Blank className="w-40" />
        </>
      )}
    </h1>
  );
}

function PlaceAndDate({
  dashboard: { times, today },
  isSeason,
  changePlace,
}: Pick<HomeSkyProps, 'dashboard' | 'changePlace' | 'isSeason'>) {
  const t = useTranslations('places.change');
  const format = useDayFormat();
  const { place, settings } = times;
  // The next prayer has the button then.
  if (place === null && !isSeason) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-5 text-sm text-sky-quiet">
      {place === undefined ? (
        <span className="inline-flex min-h-12 items-center">
          <Blank className="w-24" />
        </span>
      ) : (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={changePlace.open}
          className="-ms-1 inline-flex min-h-12 min-w-12 items-center gap-1.5 rounded-control px-1 font-semibold text-sky-ink"
        >
          <MapPin aria-hidden="true" className="size-5 shrink-0" />
          {place ? (
            <>
              <bdi>{place.name}</bdi>
              <VisuallyHidden>{` – ${t('change')}`}</VisuallyHidden>
            </>
          ) : (
            t('choose')
          )}
        </button>
      )}
      {!isSeason && today && settings && <span>{format.hijri(today, settings.hijriAdjustmentDays)}</span>}
    </p>
  );
}

interface NextPrayerProps {
  times: Dashboard['times'];
  changePlace: SheetState;
}

/** The next prayer, its time and the remaining time. */
export function NextPrayer({ times, changePlace }: NextPrayerProps) {
  const t = useTranslations('places.change');
  const next = useNextPrayer(times);
  if (next.state === 'none') return <Large label={next.line} />;
  if (next.state === 'loading') {
    return (
      <Large
        label={<Blank className="w-28" />}
        figure={<Blank className="w-44" />}
        line={<Blank className="w-36" />}
      />
    );
  }
  return (
    <>
      <Large label={next.label} figure={next.time} line={next.line} />
      {times.place === null && (
        <Button className="mt-4 ring-1 ring-sky-ink/50" aria-haspopup="dialog" onClick={changePlace.open}>
          <MapPin aria-hidden="true" className="size-5" />
          {t('choose')}
        </Button>
      )}
    </>
  );
}

interface LargeProps {
  label: ReactNode;
  figure?: ReactNode;
  line?: ReactNode;
}

const Large = ({ label, figure, line }: LargeProps) => (
  <>
    <p className="display text-3xl leading-tight">{label}</p>
    {figure && <p className="hero-figure display">{figure}</p>}
    {line && <p className="mt-1 max-w-form text-sky-quiet">{line}</p>}
  </>
);
