import { MapPin, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { LocationPicker, type SavedLocation } from '../../../shared/places/index.ts';
import { Button } from '../../../ui/button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

interface PlaceChangeProps {
  place: SavedLocation | null;
  onChange: (place: SavedLocation) => Promise<void>;
}

/** A button that opens the location picker, which closes after a choice. */
export function PlaceChange({ place, onChange }: PlaceChangeProps) {
  const t = useTranslations('places.change');
  const [open, setOpen] = useState(false);
  const [said, setSaid] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const pickerId = useId();

  function choose(chosen: SavedLocation) {
    setOpen(false);
    setSaid(t('changed', { place: chosen.name }));
    button.current?.focus();
    void onChange(chosen);
  }

  const Icon = open ? X : MapPin;
  return (
    <div className="flex w-full flex-col items-start gap-3">
      <Button
        ref={button}
        variant="secondary"
        aria-expanded={open}
        aria-controls={open ? pickerId : undefined}
        onClick={() => setOpen(!open)}
      >
        <Icon aria-hidden="true" className="size-5" />
        {open ? t('close') : t(place ? 'change' : 'choose')}
      </Button>
      {open && (
        <div id={pickerId} className="w-full max-w-form">
          <LocationPicker value={place} onChange={choose} />
        </div>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
}
