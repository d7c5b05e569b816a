import { useMemo } from 'react';
import { useHydrated } from '../../platform/forms/use-hydrated.ts';
import { useLanguage } from '../../platform/i18n/index.ts';
import { Select } from '../../ui/inputs.tsx';
import { codeOfEntry, countryEntries } from './countries-by-name.ts';

interface CountrySelectProps {
  /** The code; blank for none. */
  value: string;
  /** The words for none. */
  none: string;
  onChange: (code: string) => void;
}

/** A choice of country, also under its other common names. Use it inside a Field. */
export function CountrySelect({ value, none, onChange }: CountrySelectProps) {
  const { language } = useLanguage();
  // Browsers name and sort countries differently from the server, which prerenders the page.
  const isHydrated = useHydrated();
  const entries = useMemo(() => (isHydrated ? countryEntries(language) : []), [isHydrated, language]);
  return (
    <Select value={value} autoComplete="off" onChange={({ target }) => onChange(codeOfEntry(target.value))}>
      <option value="">{none}</option>
      {entries.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </Select>
  );
}
