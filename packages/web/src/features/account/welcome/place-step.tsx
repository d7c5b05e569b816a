import { useState } from 'react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { LocationPicker } from '../../../shared/places/index.ts';
import { Button } from '../../../ui/button.tsx';
import type { OwnPlace } from './own-place.ts';

type PlaceStepProps = { own: OwnPlace; onDone: () => void };

/** The place is saved as soon as it is chosen, and sent later when the device is offline. */
export function PlaceStep({ own: { place, changePlace }, onDone }: PlaceStepProps) {
  const t = useTranslations('welcome');
  const places = useTranslations('places');
  const [isUnfinished, setUnfinished] = useState(false);
  const [isRefused, setRefused] = useState(false);
  return (
    <>
      <LocationPicker
        value={place ?? null}
        onChange={(chosen) => void changePlace(chosen)}
        onUnfinished={setUnfinished}
        error={isRefused && isUnfinished && places('unchosen')}
      />
      {/* Otherwise the page would drop a typed city without a message. */}
      <Button size="large" onClick={() => (isUnfinished ? setRefused(true) : onDone())}>
        {t('next')}
      </Button>
    </>
  );
}
