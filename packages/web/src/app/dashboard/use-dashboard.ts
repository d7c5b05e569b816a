import { useMemo } from 'react';
import { useUser } from '../../platform/session/session.ts';
import { useTimes } from '../../features/worship/times/use-times.ts';
import { useTracker } from '../../features/worship/prayer-log/use-tracker.ts';
import { useAnnouncedFirst } from '../../shared/times/use-announced.ts';
import { hajjView } from './hajj-view.ts';

/** The data of the dashboard; what is not loaded yet is undefined. */
export function useDashboard() {
  const { user } = useUser();
  const times = useTimes();
  const { zone, today } = times;
  const isKnown = user !== null;
  const tracker = useTracker(isKnown ? { timezone: zone, today } : { timezone: undefined, today: undefined });
  const announced = useAnnouncedFirst();
  const hajj = useMemo(
    () => (user && today ? hajjView(today, user.hajjDate, announced) : undefined),
    [user, today, announced],
  );
  return { user, times, today, hajj, tracker };
}

export type Dashboard = ReturnType<typeof useDashboard>;
