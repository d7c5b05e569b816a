import { useTranslations } from '../../../platform/i18n/index.ts';
import { CountrySelect } from '../../../shared/places/country-select.tsx';
import { Field } from '../../../ui/field.tsx';
import { changeVaccines } from './kept-vaccines.ts';

/** The country from which the pilgrim travels, by its name in the language of the page. */
export function CountryField({ country }: { country: string | null }) {
  const t = useTranslations('vaccines');
  return (
    <Field label={t('country')}>
      <CountrySelect
        value={country ?? ''}
        none={t('chooseCountry')}
        onChange={(code) => changeVaccines((kept) => ({ ...kept, country: code === '' ? null : code }))}
      />
    </Field>
  );
}
