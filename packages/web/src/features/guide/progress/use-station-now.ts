import { hasLeftMina, leftMina, type StationNow, stationNow } from '@manasik/core/guide/now';
import { useMemo } from 'react';
import { toServerTime } from '../../../platform/api/server-time.ts';
import { useMinute } from '../../../platform/clock/use-minute.ts';
import { useAnnouncedFirst } from '../../../shared/times/use-announced.ts';
import { useGuideProgress } from './use-guide-progress.ts';

/** The pilgrim's current station, based on their choices; null out of season. */
export function useStationNow(): StationNow | null {
  const minute = useMinute();
  const answer = useGuideProgress().markOf(leftMina);
  const announced = useAnnouncedFirst();
  return useMemo(() => {
    if (!minute) return null;
    // The server's clock dates the marks.
    return stationNow(minute, hasLeftMina(answer, new Date(toServerTime(minute.getTime()))), announced);
  }, [minute, answer, announced]);
}
