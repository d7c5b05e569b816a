import type { StationNow } from '@manasik/core/guide/now';
import { HeartPulse, LifeBuoy, Luggage, MessageCircle, ShieldAlert } from 'lucide-react';
import { emergencyNumbers } from '@manasik/core/emergency/emergency-numbers';
import { useTranslations } from '../../platform/i18n/index.ts';
import { List, ListRow } from '../../ui/list-row.tsx';
import { DaysCard } from './days-card.tsx';
import { Family } from './family.tsx';
import { isInSaudiArabia, SeasonToday } from './season.tsx';
import { SharingBar } from './sharing-bar.tsx';
import { TimesRow } from './times-row.tsx';
import { TodayList } from './today-list.tsx';
import { Verse } from './verse.tsx';
import type { Dashboard } from './use-dashboard.ts';

interface OverviewTabProps {
  dashboard: Dashboard;
  /** During the Hajj: the pilgrim's place. */
  station: StationNow | null;
}

/** Today: prayer times, tasks, and the user's travel companions. */
export function OverviewTab({ dashboard, station }: OverviewTabProps) {
  const { times } = dashboard;
  const isPlaceless = times.place === null;
  // In Saudi Arabia the prayers are part of the list of what is still to come.
  const hasTimesBelow = station !== null && !isPlaceless && !isInSaudiArabia(times);
  return (
    <div className="flex flex-col gap-7 sm:gap-10">
      <SharingBar />
      {!isPlaceless && !station && <TimesRow times={times} />}
      <div className="grid items-start gap-7 sm:gap-10 lg:grid-cols-[1.15fr_1fr] lg:grid-rows-[auto_1fr]">
        <div className="grid min-w-0 gap-7 sm:gap-10">
          {station ? <SeasonToday station={station} times={times} /> : <DaysCard dashboard={dashboard} />}
          {hasTimesBelow && <TimesRow times={times} />}
        </div>
        <div className="grid min-w-0 gap-7 sm:gap-10 lg:row-span-2">
          <TodayList dashboard={dashboard} isSeason={station !== null} />
          {station && <Family />}
          <HelpRows />
        </div>
        {/* Below the days to Hajj on large screens, where the other column is longer. */}
        {!station && <Family />}
      </div>
      <Verse />
    </div>
  );
}

function HelpRows() {
  const t = useTranslations();
  return (
    <List>
      <ListRow
        icon={ShieldAlert}
        tone="danger"
        title={t('sos.safety.page')}
        value={<b className="display text-2xl whitespace-nowrap text-danger">{emergencyNumbers.general}</b>}
        to="/emergency"
      />
      <ListRow icon={HeartPulse} title={t('dashboard.tabs.health')} to="?tab=health" />
      <ListRow icon={Luggage} title={t('dashboard.tabs.travel')} to="?tab=travel" />
      <ListRow icon={MessageCircle} title={t('navigation.assistant')} to="/assistant" />
      <ListRow icon={LifeBuoy} title={t('dashboard.tabs.help')} to="?tab=help" />
    </List>
  );
}
