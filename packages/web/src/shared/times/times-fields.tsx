import {
  calculationMethods,
  defaultMethod,
  highLatitudeRules,
  madhabs,
} from '@manasik/core/prayer/calculation-methods';
import { useTranslations } from '../../platform/i18n/index.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/inputs.tsx';
import { OffsetFields } from './offset-fields.tsx';
import type { WorshipSettings } from './use-worship-settings.ts';

export type TimesSettings = Pick<WorshipSettings, 'method' | 'madhab' | 'highLatitudeRule' | 'prayerOffsets'>;

interface TimesFieldsProps {
  settings: TimesSettings;
  /** ISO country of the place, which decides the method; undefined while no place is known. */
  country: string | null | undefined;
  onChange: (part: Partial<TimesSettings>) => void;
}

// An <option> has a text as its value; this one represents null.
const automatic = '';

/** The settings of the prayer times. Needs the namespaces `times` and `prayers`. */
export function TimesFields({ settings, country, onChange }: TimesFieldsProps) {
  const t = useTranslations('times.fields');
  const method = useTranslations('prayers.methods');
  return (
    <div className="flex max-w-form flex-col gap-5">
      <Field label={t('method')}>
        <Select
          value={settings.method ?? automatic}
          onChange={({ target }) => onChange({ method: oneOf(calculationMethods, target.value) ?? null })}
        >
          <option value={automatic}>
            {country === undefined
              ? t('methodAutomatic')
              : t('methodAutomaticNow', { method: method(defaultMethod(country)) })}
          </option>
          {calculationMethods.map((name) => (
            <option key={name} value={name}>
              {method(name)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('madhab')} hint={t('madhabHint')}>
        <Select
          value={settings.madhab}
          onChange={({ target }) => onChange({ madhab: oneOf(madhabs, target.value) ?? 'shafi' })}
        >
          {madhabs.map((school) => (
            <option key={school} value={school}>
              {t(`madhabs.${school}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('rule')} hint={t('ruleHint')}>
        <Select
          value={settings.highLatitudeRule ?? automatic}
          onChange={({ target }) =>
            onChange({ highLatitudeRule: oneOf(highLatitudeRules, target.value) ?? null })
          }
        >
          <option value={automatic}>{t('ruleAutomatic')}</option>
          {highLatitudeRules.map((rule) => (
            <option key={rule} value={rule}>
              {t(`rules.${rule}`)}
            </option>
          ))}
        </Select>
      </Field>
      <OffsetFields
        offsets={settings.prayerOffsets}
        onChange={(prayerOffsets) => onChange({ prayerOffsets })}
      />
    </div>
  );
}

const oneOf = <Value extends string>(values: readonly Value[], chosen: string): Value | undefined =>
  values.find((value) => value === chosen);
