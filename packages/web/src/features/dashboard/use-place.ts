import { useRef } from 'react';
import { api, useErrorText } from '../../lib/api/index.ts';
import { useTranslations } from '../../lib/i18n/index.ts';
import type { SavedLocation } from '../../lib/location/index.ts';
import { currentUser, setUser, type User } from '../../lib/session.ts';
import { toast } from '../../ui/toast-store.ts';

/** Saves another place on the account: shown at once, and taken back with a word when the server says no. */
export function usePlaceChange(user: User | null): (place: SavedLocation) => Promise<void> {
  const t = useTranslations('dashboard.place');
  const errorText = useErrorText();
  const newest = useRef(0);

  return async (place) => {
    if (!user) return;
    const change = ++newest.current;
    setUser({ ...user, currentLocation: place });
    try {
      const saved = await api('PATCH /api/auth/user', { body: { currentLocation: place } });
      // Somebody may have chosen again meanwhile.
      if (change === newest.current) setUser(saved);
    } catch (error) {
      if (change !== newest.current) return;
      const current = currentUser();
      if (current) setUser({ ...current, currentLocation: user.currentLocation });
      toast({ title: t('failed'), description: errorText(error), variant: 'destructive' });
    }
  };
}
