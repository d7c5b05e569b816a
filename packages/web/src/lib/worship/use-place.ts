import { useEffect, useRef } from 'react';
import { api, useErrorText } from '../api/index.ts';
import { useTranslations } from '../i18n/index.ts';
import type { SavedLocation } from '../location/index.ts';
import { currentUser, mayBeSignedIn, setUser, useUser } from '../session.ts';
import { toast } from '../../ui/toast-store.ts';
import { keep } from './kept.ts';

/** `owner`: whose place it is. That of an account leaves the device with its session. */
interface KeptPlace {
  place: SavedLocation;
  owner: 'account' | 'device';
}

const keptPlace = keep<KeptPlace>('manasik-place', isKeptPlace);

/**
 * Where the user prays: what the account says, else what was chosen on this device, which is also known before the
 * server has answered and without a network. Undefined while pages are rendered ahead of time, null when nobody has
 * chosen yet. Needs the namespaces `location` and `errors`.
 */
export function usePlace() {
  const t = useTranslations('location.change');
  const errorText = useErrorText();
  const session = useUser();
  const kept = keptPlace.use();
  const newest = useRef(0);
  const saved = session.user?.currentLocation;
  const isLeftBehind = session.status === 'signedOut' && kept?.owner === 'account' && !mayBeSignedIn();

  useEffect(() => {
    if (saved) keptPlace.set({ place: saved, owner: 'account' });
    else if (isLeftBehind) keptPlace.set(null);
  }, [saved, isLeftBehind]);

  /** Shown at once; on an account it is taken back with a word when the server says no. */
  async function changePlace(place: SavedLocation): Promise<void> {
    const user = currentUser();
    keptPlace.set({ place, owner: user ? 'account' : 'device' });
    if (!user) return;
    const change = ++newest.current;
    setUser({ ...user, currentLocation: place });
    try {
      const changed = await api('PATCH /api/auth/user', { body: { currentLocation: place } });
      // Somebody may have chosen again meanwhile.
      if (change === newest.current) setUser(changed);
    } catch (error) {
      if (change !== newest.current) return;
      const current = currentUser();
      if (current) setUser({ ...current, currentLocation: user.currentLocation });
      if (user.currentLocation === null) keptPlace.set(null);
      toast({ title: t('failed'), description: errorText(error), variant: 'destructive' });
    }
  }

  const place = saved ?? (isLeftBehind ? null : kept && kept.place);
  return { place, changePlace };
}

function isKeptPlace(value: unknown): value is KeptPlace {
  if (!isRecord(value) || !isRecord(value['place'])) return false;
  const { name, country, latitude, longitude, timezone } = value['place'];
  return (
    (value['owner'] === 'account' || value['owner'] === 'device') &&
    typeof name === 'string' &&
    (country === null || typeof country === 'string') &&
    typeof latitude === 'number' &&
    Math.abs(latitude) <= 90 &&
    typeof longitude === 'number' &&
    Math.abs(longitude) <= 180 &&
    typeof timezone === 'string'
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
