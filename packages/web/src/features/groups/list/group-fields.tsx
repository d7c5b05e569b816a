import { nextHajj } from '@manasik/core/calendar/hajj-date';
import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import { useToday } from '../../../platform/clock/use-today.ts';
import { useNumberWarning } from '../../../platform/links/use-number-warning.ts';
import { Field } from '../../../ui/field.tsx';
import { Input, Textarea } from '../../../ui/inputs.tsx';

/** The fields of a group as typed. */
export interface GroupTexts {
  name: string;
  description: string;
  meetingPoint: string;
  emergencyContact: string;
}

interface GroupFieldsProps {
  field: (name: keyof GroupTexts) => UseFormRegisterReturn;
  errorOf: (name: keyof GroupTexts) => string | undefined;
  codeOf: (name: keyof GroupTexts) => string | undefined;
  /** The number that the group has. */
  savedContact?: string;
}

// The limits of the contract.
const most = { name: 80, description: 500, meetingPoint: 200, emergencyContact: 40 };

/** The four fields for creating and changing a group. */
export function GroupFields({ field, errorOf, codeOf, savedContact = '' }: GroupFieldsProps) {
  const t = useTranslations('groups.fields');
  const year = useHajjYear();
  const input = (name: keyof GroupTexts) => ({ ...field(name), maxLength: most[name], autoComplete: 'off' });
  return (
    <>
      <Field
        label={t('name')}
        error={codeOf('name') === 'required' ? t('nameRequired') : errorOf('name')}
        required
      >
        <Input {...input('name')} dir="auto" placeholder={t('namePlaceholder', { year })} />
      </Field>
      <Field label={t('description')} note={t('optional')} error={errorOf('description')}>
        <Textarea {...input('description')} rows={2} dir="auto" placeholder={t('descriptionPlaceholder')} />
      </Field>
      <Field label={t('meetingPoint')} note={t('optional')} error={errorOf('meetingPoint')}>
        <Input {...input('meetingPoint')} dir="auto" placeholder={t('meetingPointPlaceholder')} />
      </Field>
      <Contact
        {...input('emergencyContact')}
        saved={savedContact}
        error={errorOf('emergencyContact') && t('emergencyContactWrong')}
      />
    </>
  );
}

interface ContactProps extends UseFormRegisterReturn {
  saved: string;
  error: string | undefined;
}

function Contact({ saved, error, ...input }: ContactProps) {
  const t = useTranslations('groups.fields');
  const [typed, storeTyped] = useState(saved);
  const warning = useNumberWarning(typed);
  return (
    <Field label={t('emergencyContact')} note={t('optional')} warning={warning} error={error}>
      <Input
        {...input}
        onChange={(event) => {
          storeTyped(event.target.value);
          void input.onChange(event);
        }}
        type="tel"
        dir="ltr"
        className="text-start"
        placeholder={t('emergencyContactPlaceholder')}
      />
    </Field>
  );
}

/** The year of the next Hajj, formatted for the language. */
function useHajjYear(): string {
  const { number } = useFormatter();
  // An announcement does not change the year.
  const { date } = nextHajj(useToday(), null);
  return number(Number(date.slice(0, 4)), { useGrouping: false });
}
