import { LocateFixed } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import { Field, FieldError } from '../../ui/field.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useLanguage, useTranslations } from '../../platform/i18n/index.ts';
import { apart } from '../../platform/i18n/isolate.ts';
import { countryName } from './country-name.ts';
import { locationOfCity, type SavedLocation } from './saved-location.ts';
import { minimumLetters, useCitySearch } from './use-city-search.ts';
import { useDeviceLocation } from './use-device-location.ts';

interface LocationPickerProps {
  value: SavedLocation | null;
  onChange: (location: SavedLocation) => void;
  /** "City" by default. */
  label?: ReactNode;
  /** An error about this place, such as why it was refused. */
  error?: ReactNode;
  /** Called with true while the field has a text that is not a chosen place, otherwise with false. */
  onUnfinished?: (isUnfinished: boolean) => void;
}

/**
 * Chooses a place: a city by search, or the location of the device. The row of the page must name the namespaces
 * `places` and `errors`.
 */
export function LocationPicker({ value, onChange, label, error, onUnfinished }: LocationPickerProps) {
  const t = useTranslations('places');
  const { language } = useLanguage();
  // The search text; undefined while the field shows the chosen place.
  const [typed, storeTyped] = useState<string>();
  // The person left the field without choosing a city.
  const [isLeft, setLeft] = useState(false);
  const [found, setFound] = useState<SavedLocation>();
  const { cities, status } = useCitySearch(typed ?? '');
  const errorId = useId();
  function changeTyped(text: string | undefined) {
    storeTyped(text);
    setLeft(false);
    onUnfinished?.(Boolean(text?.trim()));
  }
  const choose = (location: SavedLocation) => {
    changeTyped(undefined);
    onChange(location);
  };
  const device = useDeviceLocation((location) => {
    setFound(location);
    choose(location);
  });
  const options = cities.map((city) => {
    const country = countryName(city.country, language);
    return {
      id: String(city.id),
      label: city.name,
      description: city.near ? t('sameName', { country, city: apart(city.near) }) : country,
      city,
    };
  });
  const placeText = ({ name, country }: SavedLocation) =>
    country ? t('place', { name, country: countryName(country, language) }) : name;
  return (
    <div
      className="flex min-w-0 flex-col gap-3"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (typed === undefined || device.finding) return;
        const name = typed
          .replaceAll(/\p{Cf}/gu, '')
          .trim()
          .toLocaleLowerCase(language);
        const [only, ...others] = cities.filter((city) => city.name.toLocaleLowerCase(language) === name);
        // Several cities share some names, and the wrong one would give wrong prayer times.
        if (only && others.length === 0) choose(locationOfCity(only));
        else if (currentTarget.contains(relatedTarget)) return;
        else if (name === '') changeTyped(undefined);
        else setLeft(true);
      }}
    >
      <Field
        label={label ?? t('city')}
        hint={t('hint')}
        error={isLeft && status === 'idle' ? t('unchosen') : error}
      >
        <Combobox
          text={typed ?? (value ? placeText(value) : '')}
          onTextChange={(text) => {
            device.forgetError();
            changeTyped(text);
          }}
          options={typed === undefined ? [] : options}
          onSelect={({ city }) => choose(locationOfCity(city))}
          status={status}
          // No search until the text differs from the chosen place.
          minimumLetters={typed === undefined ? Number.POSITIVE_INFINITY : minimumLetters}
          labels={{
            list: t('list.label'),
            loading: t('list.loading'),
            empty: t('list.empty'),
            error: t('list.error'),
            results: (count) => t('list.results', { count }),
          }}
        />
      </Field>
      <Button
        variant="secondary"
        className="self-start"
        pending={device.finding}
        pendingLabel={t('finding')}
        aria-describedby={errorId}
        onClick={() => void device.find()}
      >
        <LocateFixed aria-hidden="true" className="size-5" />
        {t('useDevice')}
      </Button>
      <FieldError id={errorId}>{device.error}</FieldError>
      <VisuallyHidden role="status">
        {found && found === value ? t('found', { place: placeText(found) }) : ''}
      </VisuallyHidden>
    </div>
  );
}
