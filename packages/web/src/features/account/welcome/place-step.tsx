import { useState } from 'react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { LocationPicker } from '../../../shared/places/index.ts';
import { Button } from '../../../ui/button.tsx';
import type { OwnPlace } from './own-place.ts';

type PlaceStepProps = { own: OwnPlace; onDone: () => void };

/** The place is saved as soon as it is chosen, and sent later when the device is offline. */
export function PlaceStep({ own: { place, changePlace }, onDone }: PlaceStepProps) {
  const t = useTranslations('welcome');
  const [isUnfinished, setUnfinished] = useState(false);
  return (
    <>
      <p className="-mt-3 text-quiet">{t('place.lead')}</p>
      <LocationPicker
        value={place ?? null}
        onChange={(chosen) => void changePlace(chosen)}
        onUnfinished={setUnfinished}
      />
      {/* Otherwise a city that was typed and not chosen would be lost without a word. */}
      <Button size="large" onClick={() => !isUnfinished && onDone()}>
        {t('next')}
      </Button>
    </>
  );
}
