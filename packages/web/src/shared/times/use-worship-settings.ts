import { isCivilDate } from '@manasik/core/calendar/civil-date';
import { useEffect } from 'react';
import type { Settings } from '../account/account-settings.ts';
import { api, useErrorText } from '../../platform/api/index.ts';
import { queryClient, queryKey, useApi } from '../../platform/api/query.ts';
import { useTranslations } from '../../platform/i18n/index.ts';
import { keepWithAccount } from '../../platform/session/kept-with-account.ts';
import { mayBeSignedIn, type Session, useUser } from '../../platform/session/session.ts';
import { toast } from '../../ui/toast-store.ts';

/** The settings that worship uses. */
export type WorshipSettings = Pick<
  Settings,
  | 'method'
  | 'madhab'
  | 'highLatitudeRule'
  | 'prayerOffsets'
  | 'hijriAdjustmentDays'
  | 'announcedFirst'
  | 'dhikrVibration'
  | 'metalPrices'
>;

/** The defaults, equal to those of the server. */
export const usualSettings: WorshipSettings = {
  method: null,
  madhab: 'shafi',
  highLatitudeRule: null,
  prayerOffsets: { fajr: 0, sunrise: 0, dhuhr: 0, asr: 0, maghrib: 0, isha: 0 },
  hijriAdjustmentDays: 0,
  announcedFirst: null,
  dhikrVibration: true,
  metalPrices: null,
};

interface KeptSettings {
  owner: 'account' | 'device';
  settings: Partial<WorshipSettings>;
}

const keptSettings = keepWithAccount<KeptSettings>(
  'worship-settings',
  (value): value is KeptSettings =>
    typeof value === 'object' &&
    value !== null &&
    'owner' in value &&
    'settings' in value &&
    hasKnownDate(value.settings),
  (kept) => (kept.owner === 'device' ? kept : null),
);

/** A damaged date would break every page that counts from it. */
function hasKnownDate(settings: unknown): boolean {
  if (typeof settings !== 'object' || settings === null) return false;
  if (!('announcedFirst' in settings)) return true;
  return settings.announcedFirst === null || isCivilDate(settings.announcedFirst);
}

// The object above has exactly these keys.
const names = Object.keys(usualSettings) as (keyof WorshipSettings)[];
const settingsKey = queryKey('GET /api/settings');

/**
 * The settings of worship: those of the account, cached on the device for use offline, otherwise those chosen on this
 * device. Undefined while unknown. Changing them needs the namespaces `settings` and `errors`.
 */
export function useWorshipSettings() {
  const session = useUser();
  const isSignedIn = session.status === 'signedIn';
  const query = useApi('GET /api/settings', undefined, { enabled: isSignedIn });
  const kept = keptSettings.use();
  const isLeftBehind = session.status === 'signedOut' && kept?.owner === 'account' && !mayBeSignedIn();
  const { data } = query;

  useEffect(() => {
    if (data) keptSettings.set({ owner: 'account', settings: pick(data) });
    else if (isLeftBehind) keptSettings.set(null);
  }, [data, isLeftBehind]);

  const failed = isSignedIn && !data && (query.isError || query.fetchStatus === 'paused');
  const known = data ? pick(data) : isLeftBehind ? {} : (kept?.settings ?? (kept === null ? {} : undefined));
  // After signing in on a new device, the settings of the account are still loading.
  const isWaiting = () =>
    (isSignedIn || mayBecomeSignedIn(session)) && !data && !failed && kept?.owner !== 'account';
  return {
    settings: known && !isWaiting() ? { ...usualSettings, ...known } : undefined,
    /** The settings of the account could not be loaded, and none are cached. */
    failed: failed && kept?.owner !== 'account',
    retry: () => void query.refetch(),
  };
}

/** The session is not known yet, but there seems to be one. */
const mayBecomeSignedIn = (session: Session): boolean => session.status === 'loading' && mayBeSignedIn();

/** The settings as far as this device knows them, outside components. */
export function currentWorshipSettings(): WorshipSettings {
  const kept = keptSettings.get();
  const isForeign = kept?.owner === 'account' && !mayBeSignedIn();
  return { ...usualSettings, ...(isForeign ? {} : kept?.settings) };
}

let changes = 0;

/** Changes settings at once, here and on the account. If the server refuses, reverts them and says so. */
export function useWorshipSettingsChange(): (part: Partial<WorshipSettings>) => Promise<void> {
  const t = useTranslations('worship');
  const errorText = useErrorText();
  const session = useUser();
  return async (part) => {
    const before = keptSettings.get();
    const owner = session.status === 'signedIn' || mayBecomeSignedIn(session) ? 'account' : 'device';
    keptSettings.set({ owner, settings: { ...before?.settings, ...part } });
    if (owner === 'device') return;
    const known = queryClient.getQueryData<Settings>(settingsKey);
    if (known) queryClient.setQueryData(settingsKey, { ...known, ...part });
    changes += 1;
    const change = changes;
    try {
      const saved = await api('PUT /api/settings', { body: part });
      // An earlier reply would revert a later change.
      if (change === changes) queryClient.setQueryData(settingsKey, saved);
    } catch (error) {
      if (change !== changes) return;
      if (known) queryClient.setQueryData(settingsKey, known);
      keptSettings.set(before);
      toast({ title: t('notSaved'), description: errorText(error), variant: 'destructive' });
    }
  };
}

const pick = (settings: Settings): WorshipSettings =>
  // The names are those of the type.
  Object.fromEntries(names.map((name) => [name, settings[name]])) as unknown as WorshipSettings;
