import { useTranslations } from '../../../platform/i18n/index.ts';
import { LocationPicker } from '../../../shared/places/index.ts';
import { Button } from '../../../ui/button.tsx';
import type { Answers } from './answers.ts';

type PlaceStepProps = Pick<Answers, 'usePlace'> & { onDone: () => void };

/** The place is saved as soon as it is chosen, and sent later when the device is offline. */
export function PlaceStep({ usePlace, onDone }: PlaceStepProps) {
  const t = useTranslations('welcome');
  const { place, changePlace } = usePlace();
  return (
    <>
      <p className="-mt-3 text-quiet">{t('place.lead')}</p>
      <LocationPicker value={place ?? null} onChange={(chosen) => void changePlace(chosen)} />
      <Button size="large" onClick={() => onDone()}>
        {t('next')}
      </Button>
    </>
  );
}
