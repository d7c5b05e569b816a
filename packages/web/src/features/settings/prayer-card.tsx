import {
  calculationMethods,
  defaultMethod,
  highLatitudeRules,
  madhabs,
} from '@manasik/core/calculation-methods';
import type { Settings } from '../../lib/account-settings.ts';
import { useErrorText } from '../../lib/api/index.ts';
import { useTranslations } from '../../lib/i18n/index.ts';
import { useUser } from '../../lib/session.ts';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/inputs.tsx';
import { Loading } from '../../ui/skeleton.tsx';
import { LoadingFailed } from './loading-failed.tsx';
import { type PrayerSettings, usePrayerSettings } from './use-settings.ts';

export function PrayerCard() {
  const t = useTranslations('settings.preferences.prayer');
  const errorText = useErrorText();
  const { query, change } = usePrayerSettings();
  return (
    <Card title={t('title')} description={t('lead')}>
      {query.data ? (
        <PrayerFields settings={query.data} onChange={(part) => void change(part)} />
      ) : query.error ? (
        <LoadingFailed
          title={t('failed')}
          description={errorText(query.error)}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <Loading label={t('loading')} />
      )}
    </Card>
  );
}

interface PrayerFieldsProps {
  settings: Settings;
  onChange: (part: Partial<PrayerSettings>) => void;
}

// The value of an <option> is a text; this one stands for null.
const automatic = '';

function PrayerFields({ settings, onChange }: PrayerFieldsProps) {
  const t = useTranslations('settings.preferences.prayer');
  const method = useTranslations('prayers.methods');
  const place = useUser().user?.currentLocation;
  return (
    <div className="flex max-w-form flex-col gap-5">
      <Field label={t('method')}>
        <Select
          value={settings.method ?? automatic}
          onChange={({ target }) => onChange({ method: oneOf(calculationMethods, target.value) ?? null })}
        >
          <option value={automatic}>
            {place
              ? t('methodAutomaticNow', { method: method(defaultMethod(place.country)) })
              : t('methodAutomatic')}
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
    </div>
  );
}

const oneOf = <Value extends string>(values: readonly Value[], chosen: string): Value | undefined =>
  values.find((value) => value === chosen);
