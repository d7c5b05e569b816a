import { prayers } from '@manasik/core/prayer/prayer-times';
import { BookOpen, CalendarDays, CircleGauge, IdCard, ListChecks, UserRound } from 'lucide-react';
import { emptyCard, hasText, keptCard, personFields } from '../../features/emergency/lost-card.ts';
import { ownSequence } from '../../features/guide/progress/own-sequence.ts';
import { useGuideProgress } from '../../features/guide/progress/use-guide-progress.ts';
import { TrackerToday } from '../../features/worship/prayer-log/tracker-card.tsx';
import { useHydrated } from '../../platform/forms/use-hydrated.ts';
import { useFormatter, useTranslations } from '../../platform/i18n/index.ts';
import { useModule } from '../../platform/modules/use-module.ts';
import { Blank } from '../../ui/blank.tsx';
import { List, ListRow } from '../../ui/list-row.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useSheet } from '../../ui/use-sheet.ts';
import type { Dashboard } from './use-dashboard.ts';

/**
 * Today's tasks: the prayers, a rite to learn, a preparation, the walk of a training plan, and what is late for the trip.
 * During the Hajj, only the prayers.
 */
export function TodayList({ dashboard, isSeason }: { dashboard: Dashboard; isSeason: boolean }) {
  const t = useTranslations('times');
  return (
    <section aria-labelledby="today">
      <h2 id="today" className="mb-3 display text-2xl">
        {t('todayTitle')}
      </h2>
      <List>
        <PrayersRow dashboard={dashboard} />
        {!isSeason && (
          <>
            <RiteRow />
            <PreparationRow dashboard={dashboard} />
            <WalkRow />
            <TripRow />
          </>
        )}
      </List>
    </section>
  );
}

const loadWalk = () => import('../../features/health/training/today-walk.tsx');

/** Most people have no training plan, so its code is loaded after the page, and a failure to load it shows nothing. */
function WalkRow() {
  const walk = useModule(loadWalk);
  return walk.status === 'ready' ? <walk.module.TodayWalk /> : null;
}

const loadLate = () => import('../../features/travel/overview/late-row.tsx');

/** Loaded after the page, too, because it asks the account for the trip. */
function TripRow() {
  const late = useModule(loadLate);
  return late.status === 'ready' ? <late.module.LateRow /> : null;
}

function PrayersRow({ dashboard: { tracker } }: { dashboard: Dashboard }) {
  const t = useTranslations('prayer-log');
  const common = useTranslations('common');
  const { number } = useFormatter();
  const sheet = useSheet('prayers');
  const { state } = tracker;
  const total = prayers.length;
  return (
    <>
      <ListRow
        icon={ListChecks}
        title={t('title')}
        text={
          state.status === 'ready' ? (
            t('done', { done: number(state.done), total: number(total) })
          ) : state.status === 'error' ? (
            t('failed')
          ) : (
            <Blank className="w-16" />
          )
        }
        isDone={state.status === 'ready' && state.done === total}
        onOpen={sheet.open}
      />
      <Sheet sheet={sheet} title={t('title')} closeLabel={common('close')}>
        <TrackerToday tracker={tracker} />
      </Sheet>
    </>
  );
}

/** The first rite of the user's sequence that is not learned yet. */
function RiteRow() {
  const t = useTranslations('guide');
  const { choices, isDone, summary } = useGuideProgress();
  const next = ownSequence(choices).find(({ rite }) => !isDone(`rite:${rite}`));
  const name = next && t(`rites.${next.rite}.name`);
  const begin = summary.rituals.done === 0 ? 'sequence.begin' : 'sequence.continue';
  return (
    <ListRow
      icon={BookOpen}
      title={name ? t(begin, { rite: name }) : t('progress.title')}
      text={t('progress.count', { ...summary.rituals })}
      isDone={!next}
      to={next ? `/guide/${next.rite}` : '/guide'}
    />
  );
}

/**
 * The next open step of setting up the app, and after that the daily dhikr. The date of the Hajj is not a step: the days
 * are counted to the next Hajj without one.
 */
function PreparationRow({ dashboard: { user } }: { dashboard: Dashboard }) {
  const t = useTranslations();
  const { choices } = useGuideProgress();
  const card = keptCard.use();
  const isHydrated = useHydrated();
  if (!user || !isHydrated) {
    return <ListRow icon={CalendarDays} tone="gold" title={<Blank className="w-40" />} />;
  }
  if (!choices.kind) {
    return (
      <ListRow icon={UserRound} tone="gold" title={t('dashboard.today.kind')} isDone={false} to="/guide" />
    );
  }
  if (!hasText(card ?? emptyCard, personFields)) {
    return (
      <ListRow icon={IdCard} tone="gold" title={t('dashboard.today.card')} isDone={false} to="/emergency" />
    );
  }
  return <ListRow icon={CircleGauge} tone="gold" title={t('worship.tabs.dhikr')} to="/worship/dhikr" />;
}
