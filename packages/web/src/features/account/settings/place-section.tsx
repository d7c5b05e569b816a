import { useState } from 'react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { type User, useUser } from '../../../platform/session/session.ts';
import { LocationPicker } from '../../../shared/places/index.ts';
import { Button } from '../../../ui/button.tsx';
import { useSaveToast } from './use-save-toast.ts';
import { changeUser, takeUser } from './use-user-change.ts';

type Place = User['currentLocation'];

/** The user's location, saved as soon as it is chosen. */
export function PlaceSection() {
  const t = useTranslations('settings.profile');
  const { user } = useUser();
  const { saved, notSaved } = useSaveToast();
  // Shown as chosen while it is being saved.
  const [sending, setSending] = useState<{ place: Place }>();
  const place = sending ? sending.place : (user?.currentLocation ?? null);

  async function change(chosen: Place): Promise<void> {
    setSending({ place: chosen });
    try {
      takeUser(await changeUser({ currentLocation: chosen }));
      saved();
    } catch (error) {
      notSaved(error);
    } finally {
      setSending(undefined);
    }
  }
  return (
    <>
      <LocationPicker value={place} onChange={(chosen) => void change(chosen)} />
      {place && (
        <div>
          <Button variant="quiet" onClick={() => void change(null)}>
            {t('forgetLocation')}
          </Button>
        </div>
      )}
    </>
  );
}
