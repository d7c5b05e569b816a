import { type StationNow, stationNow } from '@manasik/core/guide/now';
import { useMemo } from 'react';
import { useUser } from '../session.ts';
import { useMinute } from '../worship/use-minute.ts';

/** Where a pilgrim is at this minute, by their own date of Hajj where they have set one; null out of season. */
export function useStationNow(): StationNow | null {
  const { user } = useUser();
  const minute = useMinute();
  const hajjDate = user?.hajjDate ?? null;
  return useMemo(() => (minute ? stationNow(minute, hajjDate) : null), [minute, hajjDate]);
}
