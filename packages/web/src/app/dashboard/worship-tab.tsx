import { WorshipTiles } from '../../features/worship/launcher/worship-tiles.tsx';
import { TrackerCard } from '../../features/worship/prayer-log/tracker-card.tsx';
import { TimesCard } from '../../features/worship/times/times-card.tsx';
import { AssistantCard } from '../assistant/assistant-card.tsx';
import type { Dashboard } from './use-dashboard.ts';

/** Today's prayers, above links to every worship page. */
export function WorshipTab({ dashboard }: { dashboard: Dashboard }) {
  return (
    <div className="flex flex-col gap-4 sm:gap-6">
      <div className="grid items-start gap-4 sm:gap-6 lg:grid-cols-2">
        <TimesCard times={dashboard.times} />
        <TrackerCard tracker={dashboard.tracker} />
      </div>
      <WorshipTiles times={dashboard.times} />
      <AssistantCard agent="reminder" />
    </div>
  );
}
