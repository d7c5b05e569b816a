import { useMemo } from 'react';
import { useHydrated } from '../../../platform/forms/use-hydrated.ts';
import { useLanguage, useTranslations } from '../../../platform/i18n/index.ts';
import { countriesByName } from '../../../shared/places/countries-by-name.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/inputs.tsx';
import { changeVaccines } from './kept-vaccines.ts';

/** The country from which the pilgrim travels, by its name in the language of the page. */
export function CountryField({ country }: { country: string | null }) {
  const t = useTranslations('vaccines');
  const { language } = useLanguage();
  // The names of the browser can differ from those at build time.
  const isHydrated = useHydrated();
  const countries = useMemo(() => (isHydrated ? countriesByName(language) : []), [language, isHydrated]);
  return (
    <Field label={t('country')}>
      <Select
        value={country ?? ''}
        autoComplete="off"
        onChange={({ target }) =>
          changeVaccines((kept) => ({ ...kept, country: target.value === '' ? null : target.value }))
        }
      >
        <option value="">{t('chooseCountry')}</option>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
