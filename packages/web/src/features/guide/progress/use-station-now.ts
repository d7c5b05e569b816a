import { hasLeftMina, leftMina, type StationNow, stationNow } from '@manasik/core/guide/now';
import { useMemo } from 'react';
import { toServerTime } from '../../../platform/api/server-time.ts';
import { useMinute } from '../../../platform/clock/use-minute.ts';
import { useGuideProgress } from './use-guide-progress.ts';

/** Where a pilgrim is at this minute, by what they have said; null out of season. */
export function useStationNow(): StationNow | null {
  const minute = useMinute();
  const answer = useGuideProgress().markOf(leftMina);
  return useMemo(() => {
    if (!minute) return null;
    // Marks are dated by the server's clock.
    return stationNow(minute, hasLeftMina(answer, new Date(toServerTime(minute.getTime()))));
  }, [minute, answer]);
}
