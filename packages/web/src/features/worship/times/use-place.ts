import { useEffect } from 'react';
import { useErrorText } from '../../../platform/api/index.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { onOnline } from '../../../platform/api/network.ts';
import { mayBeSignedIn, useUser } from '../../../platform/session/session.ts';
import { toast } from '../../../ui/toast-store.ts';
import { correctKeptZone, keptPlace, onPlaceRefused, placeOutbox, takePlace } from './place-store.ts';

/**
 * Where the user prays: what the account says, else what was chosen on this device, which is also known before the
 * server has answered and without a network. Undefined while pages are rendered ahead of time, null when nobody has
 * chosen yet. Needs the namespaces `places` and `errors`.
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
    // Without an answer the kept zone holds until the next page.
    const correct = () => void correctKeptZone().catch(() => undefined);
    if (navigator.onLine) correct();
    return onOnline(correct);
  }, [isZoneCoarse]);

  const place = isUnsent ? kept?.place : (saved ?? (isLeftBehind ? null : kept && kept.place));
  return { place, changePlace: takePlace };
}
