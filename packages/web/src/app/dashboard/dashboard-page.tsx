import type { StationNow } from '@manasik/core/guide/now';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useStationNow } from '../../features/guide/progress/use-station-now.ts';
import { useHydrated } from '../../platform/forms/use-hydrated.ts';
import { useTranslations } from '../../platform/i18n/index.ts';
import { LocationPicker } from '../../shared/places/index.ts';
import { cx } from '../../ui/cx.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { useSheet } from '../../ui/use-sheet.ts';
import { RisingPage } from '../../ui/sky-hero.tsx';
import type { SceneName } from '../../ui/scene.tsx';
import { GuideTab } from './guide-tab.tsx';
import { HealthTab } from './health-tab.tsx';
import { HelpTab } from './help-tab.tsx';
import { HomeSky, NextPrayer } from './home-sky.tsx';
import { OverviewTab } from './overview-tab.tsx';
import { RiteOfTheHour } from './season.tsx';
import { skyOf } from './use-sky.ts';
import { TravelTab } from './travel-tab.tsx';
import { type Dashboard, useDashboard } from './use-dashboard.ts';
import { WorshipTab } from './worship-tab.tsx';

const tabNames = ['overview', 'guide', 'worship', 'health', 'travel', 'help'] as const;
type TabName = (typeof tabNames)[number];

/** Also prerendered, without a user: every part shows a skeleton for what is unknown. */
export default function DashboardPage() {
  const dashboard = useDashboard();
  const station = useStationNow();
  const open = useOpenTab();
  const place = useSheet('place');
  const { times } = dashboard;
  return (
    <>
      <HomeSky
        dashboard={dashboard}
        tabs={<TabLinks open={open} />}
        isStrip={open !== 'overview'}
        isSeason={station !== null}
        land={landOf(station, times)}
        changePlace={place}
      >
        {station ? (
          <RiteOfTheHour station={station} times={times} />
        ) : (
          <NextPrayer times={times} changePlace={place} />
        )}
      </HomeSky>
      {open === 'overview' ? (
        <RisingPage className="pt-5 pb-6 sm:pt-8">
          <div className="page-width">
            <OverviewTab dashboard={dashboard} station={station} />
          </div>
        </RisingPage>
      ) : (
        <div className="page-width py-6 sm:py-8">{tabOf(open, dashboard)}</div>
      )}
      <PlaceSheet times={times} sheet={place} />
    </>
  );
}

function tabOf(name: Exclude<TabName, 'overview'>, dashboard: Dashboard): ReactNode {
  if (name === 'guide') return <GuideTab />;
  if (name === 'health') return <HealthTab />;
  if (name === 'travel') return <TravelTab />;
  if (name === 'help') return <HelpTab />;
  return <WorshipTab dashboard={dashboard} />;
}

/** On the Day of Arafah: the plain with its mount, in the light of the hour. */
function landOf(station: StationNow | null, times: Dashboard['times']): SceneName | undefined {
  if (station?.rite !== 'arafat') return undefined;
  const { hour } = skyOf(times);
  if (hour === 'asr') return 'plain-asr';
  return hour === 'noon' || hour === 'sunrise' ? 'plain-noon' : 'plain-isha';
}

function PlaceSheet({ times, sheet }: { times: Dashboard['times']; sheet: ReturnType<typeof useSheet> }) {
  const t = useTranslations();
  return (
    <Sheet
      sheet={sheet}
      title={t(times.place ? 'places.change.change' : 'places.change.choose')}
      closeLabel={t('common.close')}
    >
      <LocationPicker
        value={times.place ?? null}
        onChange={(chosen) => {
          sheet.close();
          void times.changePlace(chosen);
        }}
      />
    </Sheet>
  );
}

/** The open tab is part of the address, so that Back returns to it and it can be shared. */
function useOpenTab(): TabName {
  const [search] = useSearchParams();
  const isHydrated = useHydrated();
  const asked = tabNames.find((name) => name === search.get('tab'));
  return isHydrated && asked ? asked : 'overview';
}

function TabLinks({ open }: { open: TabName }) {
  const t = useTranslations('dashboard.tabs');
  return (
    // On phones the bar has the same sections.
    <nav aria-label={t('label')} className="max-md:hidden">
      <ul className="-mx-2 flex flex-wrap gap-x-1">
        {tabNames.map((name) => (
          <li key={name}>
            <Link
              to={name === 'overview' ? '?' : `?tab=${name}`}
              replace
              aria-current={name === open ? 'page' : undefined}
              className={cx(
                'inline-flex min-h-12 min-w-12 items-center justify-center rounded-control px-2 text-sm decoration-2 underline-offset-8',
                name === open
                  ? 'font-semibold text-sky-ink underline'
                  : 'text-sky-quiet no-underline hover:underline',
              )}
            >
              {t(name)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
