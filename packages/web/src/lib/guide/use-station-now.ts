import { type StationNow, stationNow } from '@manasik/core/guide/now';
import { useMemo } from 'react';
import { useMinute } from '../worship/use-minute.ts';

/** Where a pilgrim is at this minute; null out of season. */
export function useStationNow(): StationNow | null {
  const minute = useMinute();
  return useMemo(() => (minute ? stationNow(minute) : null), [minute]);
}
