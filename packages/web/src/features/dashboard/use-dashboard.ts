import { todayIn } from '@manasik/core/civil-date';
import { useMemo } from 'react';
import { useApi } from '../../lib/api/query.ts';
import { useUser } from '../../lib/session.ts';
import { type Convention, dayView, zoneOf } from './day-view.ts';
import { hajjView } from './hajj-view.ts';
import { useMinute } from './use-minute.ts';
import { usePlaceChange } from './use-place.ts';
import { useTracker } from './use-tracker.ts';

const usual: Convention = { method: null, madhab: 'shafi', highLatitudeRule: null };

/** Everything the dashboard shows; what is not known yet is undefined. */
export function useDashboard() {
  const { user } = useUser();
  const now = useMinute();
  const settings = useApi('GET /api/settings', undefined, { enabled: user !== null });
  const changePlace = usePlaceChange(user);

  const place = user?.currentLocation;
  const isKnown = user !== null && now !== null;
  const zone = isKnown ? zoneOf(place ?? null) : undefined;
  const today = zone && now ? todayIn(zone, now) : undefined;
  const tracker = useTracker({ timezone: zone, today });

  // Without an answer the times are those that are usual in the country, and the card says so.
  const settingsFailed = settings.isError || settings.fetchStatus === 'paused';
  const convention = settings.data ?? (settingsFailed ? usual : undefined);
  const day = useMemo(
    () => (place && now && convention ? dayView(place, convention, now) : undefined),
    [place, now, convention],
  );
  const hajj = useMemo(() => (user && today ? hajjView(today, user.hajjDate) : undefined), [user, today]);
  const madhab = convention?.madhab;
  const retrySettings = () => void settings.refetch();
  return { user, now, place, today, day, madhab, settingsFailed, retrySettings, hajj, tracker, changePlace };
}

export type Dashboard = ReturnType<typeof useDashboard>;
