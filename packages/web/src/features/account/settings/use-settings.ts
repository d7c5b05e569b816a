import { appearanceOf, type Settings, settingsOf } from '../../../shared/account/account-settings.ts';
import { api, ApiError, mayPass } from '../../../platform/api/index.ts';
import { queryClient, queryKey, useApi } from '../../../platform/api/query.ts';
import { changeAppearance, currentAppearance } from '../../../platform/device/appearance.ts';
import type { Appearance } from '../../../platform/device/kept-appearance.ts';
import type { TimesSettings } from '../../../shared/times/times-fields.tsx';
import { useSaveToast } from './use-save-toast.ts';

const settingsKey = queryKey('GET /api/settings');
/** The queries that depend on the prayer settings. */
const followers = [queryKey('GET /api/prayer-times')];

type Changeable = TimesSettings & Pick<Settings, 'hijriAdjustmentDays' | 'announcedFirst'>;

/**
 * The account's settings for prayer times and calendar. A change is shown at once and reverted when it cannot
 * be saved.
 */
export function usePrayerSettings() {
  const query = useApi('GET /api/settings');
  const { saved, notSaved } = useSaveToast();

  async function change(part: Partial<Changeable>): Promise<void> {
    const before = query.data;
    if (before) queryClient.setQueryData(settingsKey, { ...before, ...part });
    try {
      queryClient.setQueryData(settingsKey, await api('PUT /api/settings', { body: part }));
      await Promise.all(followers.map((key) => queryClient.invalidateQueries({ queryKey: key })));
      saved();
    } catch (error) {
      queryClient.setQueryData(settingsKey, before);
      notSaved(error);
    }
  }
  return { query, change };
}

/** Changes the appearance at once and on the account; reverted when the server refuses it. */
export function useAppearanceChange() {
  const { saved, notSaved } = useSaveToast();
  return async (part: Partial<Appearance>): Promise<void> => {
    const before = currentAppearance();
    changeAppearance(part);
    try {
      const settings = await api('PUT /api/settings', { body: settingsOf(currentAppearance()) });
      queryClient.setQueryData(settingsKey, settings);
      changeAppearance(appearanceOf(settings));
      saved();
    } catch (error) {
      // Without a connection the device keeps the choice, because someone who needs large text needs it at once.
      if (!(error instanceof ApiError && mayPass(error))) changeAppearance(before);
      notSaved(error);
    }
  };
}
