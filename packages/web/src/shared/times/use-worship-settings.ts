import { useEffect } from 'react';
import type { Settings } from '../account/account-settings.ts';
import { api, useErrorText } from '../../platform/api/index.ts';
import { queryClient, queryKey, useApi } from '../../platform/api/query.ts';
import { useTranslations } from '../../platform/i18n/index.ts';
import { mayBeSignedIn, type Session, useUser } from '../../platform/session/session.ts';
import { toast } from '../../ui/toast-store.ts';
import { keep } from '../../platform/storage/kept.ts';

/** What of the settings worship goes by. */
export type WorshipSettings = Pick<
  Settings,
  | 'method'
  | 'madhab'
  | 'highLatitudeRule'
  | 'prayerOffsets'
  | 'hijriAdjustmentDays'
  | 'dhikrVibration'
  | 'metalPrices'
>;

/** As the app has them while nobody has changed anything; the same as the server's. */
export const usualSettings: WorshipSettings = {
  method: null,
  madhab: 'shafi',
  highLatitudeRule: null,
  prayerOffsets: { fajr: 0, sunrise: 0, dhuhr: 0, asr: 0, maghrib: 0, isha: 0 },
  hijriAdjustmentDays: 0,
  dhikrVibration: true,
  metalPrices: null,
};

interface KeptSettings {
  owner: 'account' | 'device';
  settings: Partial<WorshipSettings>;
}

const keptSettings = keep<KeptSettings>(
  'manasik-worship-settings',
  (value): value is KeptSettings =>
    typeof value === 'object' && value !== null && 'owner' in value && 'settings' in value,
);

// The object above has these keys and no others.
const names = Object.keys(usualSettings) as (keyof WorshipSettings)[];
const settingsKey = queryKey('GET /api/settings');

/**
 * The settings of worship: those of the account, kept on the device for when there is no network, else those chosen
 * on this device. Undefined while they are not known. Needs the namespaces `settings` and `errors` where they are
 * changed.
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
  // Whoever signs in on a new device has settings that are still on their way.
  const isWaiting = () =>
    (isSignedIn || mayBecomeSignedIn(session)) && !data && !failed && kept?.owner !== 'account';
  return {
    settings: known && !isWaiting() ? { ...usualSettings, ...known } : undefined,
    /** The account's settings could not be had, and nothing of them is kept here. */
    failed: failed && kept?.owner !== 'account',
    retry: () => void query.refetch(),
  };
}

/** Nobody has said yet who is here, and there is a sign of a session. */
const mayBecomeSignedIn = (session: Session): boolean => session.status === 'loading' && mayBeSignedIn();

let changes = 0;

/** Changes settings at once, here and on the account; taken back with a word when the server says no. */
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
      // An earlier reply would take a later change back.
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
