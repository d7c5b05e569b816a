import { BellRing } from 'lucide-react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { List, ListRow } from '../../../ui/list-row.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useTimes } from '../times/use-times.ts';
import { PrayerTile } from './prayer-tile.tsx';
import { WorshipTiles } from './worship-tiles.tsx';

/** Links to all pages of worship, below the next prayer. */
export default function WorshipPage() {
  const t = useTranslations('worship');
  const times = useTimes();
  return (
    <div className="page-width pb-10">
      <PageHeader title={t('tabs.label')} />
      <div className="flex flex-col gap-3 sm:gap-4 lg:grid lg:grid-cols-4">
        <PrayerTile times={times} />
        {/* On large screens the first tile is beside the next prayer, and no row is left with one tile. */}
        <WorshipTiles times={times} className="lg:contents" />
      </div>
      <List className="mt-3 sm:mt-4">
        <ListRow to="/reminders" icon={BellRing} title={t('reminders')} text={t('facts.reminders')} />
      </List>
    </div>
  );
}
