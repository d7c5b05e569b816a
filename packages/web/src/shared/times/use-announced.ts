import { type AnnouncedFirst, latestAnnounced } from '@manasik/core/calendar/announced';
import { currentHajj } from '@manasik/core/calendar/hajj-date';
import { useToday } from '../../platform/clock/use-today.ts';
import { useWorshipSettings } from './use-worship-settings.ts';

/** The announced beginning of Dhu al-Hijjah: from the user's settings or the operator; null without an announcement. */
export function useAnnouncedFirst(): AnnouncedFirst {
  const { settings } = useWorshipSettings();
  return latestAnnounced(settings?.announcedFirst ?? null, DHU_AL_HIJJAH_FIRST || null);
}

/** Whether the dates of the current or coming Hajj have been announced. */
export function useIsAnnounced(): boolean {
  const announced = useAnnouncedFirst();
  return currentHajj(useToday(), announced).isAnnounced;
}
