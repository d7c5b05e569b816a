import { useEffect } from 'react';
import { useErrorText } from '../../../platform/api/index.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { onOnline } from '../../../platform/api/network.ts';
import { mayBeSignedIn, useUser } from '../../../platform/session/session.ts';
import { toast } from '../../../ui/toast-store.ts';
import { correctKeptZone, keptPlace, onPlaceRefused, placeOutbox, takePlace } from './place-store.ts';

/**
 * The user's place: that of the account, otherwise the one chosen on this device, which is known before the server has
 * answered and offline. Undefined during prerendering, null if none was chosen. Needs the namespaces `places` and
 * `errors`.
 */
export function usePlace() {
  const t = useTranslations('places.change');
  const errorText = useErrorText();
  const session = useUser();
  const kept = keptPlace.use();
  const account = session.user?.id;
  const saved = session.user?.currentLocation;
  const isUnsent = account !== undefined && kept?.unsentFor === account;
  const isLeftBehind = session.status === 'signedOut' && kept?.owner === 'account' && !mayBeSignedIn();

  useEffect(() => {
    onPlaceRefused((error) =>
      toast({ title: t('failed'), description: errorText(error), variant: 'destructive' }),
    );
  }, [t, errorText]);
  useEffect(() => placeOutbox.start(), []);

  useEffect(() => {
    if (saved && account && !isUnsent) keptPlace.set({ place: saved, owner: 'account', account });
    else if (isLeftBehind) keptPlace.set(null);
  }, [saved, account, isUnsent, isLeftBehind]);

  const isZoneCoarse = kept?.owner === 'device' && !kept.hasExactZone;
  useEffect(() => {
    if (!isZoneCoarse) return undefined;
    // Without an answer, the stored zone applies until the next page.
    const correct = () => void correctKeptZone().catch(() => undefined);
    if (navigator.onLine) correct();
    return onOnline(correct);
  }, [isZoneCoarse]);

  const place = isUnsent ? kept?.place : (saved ?? (isLeftBehind ? null : kept && kept.place));
  return { place, changePlace: takePlace };
}
