import type { AnnouncedFirst } from '@manasik/core/calendar/announced';
import type { CivilDate } from '@manasik/core/calendar/civil-date';
import { todayIn } from '@manasik/core/calendar/zone-date';
import { zoneOf } from '../../../shared/times/zone.ts';
import { useMinute } from '../../../platform/clock/use-minute.ts';
import { useAnnouncedFirst } from '../../../shared/times/use-announced.ts';
import { usePlace } from '../times/use-place.ts';
import { useWorshipSettings, useWorshipSettingsChange } from '../../../shared/times/use-worship-settings.ts';

/** The state of the calendar page. */
export interface CalendarBasis {
  /** The country of the user. */
  today: CivilDate;
  /** How many days the user's country is ahead of Saudi Arabia, -2 to 2. */
  adjustment: number;
  announced: AnnouncedFirst;
}

/** Undefined until the date and the adjustment are known. */
export function useCalendar() {
  const now = useMinute();
  const { place } = usePlace();
  const { settings, failed, retry } = useWorshipSettings();
  const announced = useAnnouncedFirst();
  const change = useWorshipSettingsChange();
  const basis: CalendarBasis | undefined =
    now && place !== undefined && settings
      ? { today: todayIn(zoneOf(place), now), adjustment: settings.hijriAdjustmentDays, announced }
      : undefined;
  return {
    basis,
    announcedFirst: settings?.announcedFirst ?? null,
    announce: (announcedFirst: CivilDate | null) => void change({ announcedFirst }),
    adjust: (hijriAdjustmentDays: number) => void change({ hijriAdjustmentDays }),
    settingsFailed: failed,
    retry,
  };
}
