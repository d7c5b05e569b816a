import { civilDateRange, firstRecordedDay } from '@manasik/core/calendar/civil-date';
import type { Language } from '@manasik/core/text/languages';
import { useLanguage, useTranslations } from '../../../platform/i18n/index.ts';
import { CountrySelect } from '../../../shared/places/country-select.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/inputs.tsx';
import { EditForm } from '../money/edit-form.tsx';
import { MoneyFields } from '../money/money-fields.tsx';
import { useHomeCurrency } from '../money/own-currency.ts';
import type { Faults } from '../money/read-fields.ts';
import { type DraftFields, useDraft } from '../money/use-draft.ts';
import { useFaultText } from '../money/use-fault-text.ts';
import { draftOf, readTrip, type Trip, type TripDraft, type TripField, withCountries } from './trip-draft.ts';

interface TripFormProps {
  trip: Trip | undefined;
  /** What was typed before the form was last closed. */
  typed: TripDraft | null;
  onTyped: (draft: TripDraft) => void;
  onSave: (trip: Trip) => void;
  onDelete: () => void;
  /** After saving, or without it. */
  onClose: () => void;
}

/** Enters or changes the trip. */
export function TripForm({ trip, typed, onTyped, onSave, onDelete, onClose }: TripFormProps) {
  const t = useTranslations('travel.trip');
  const { language } = useLanguage();
  const home = useHomeCurrency();
  const form = useDraft(() => typed ?? draftOf(trip, language, home), readItem, onSave);

  function change(some: Partial<TripDraft>): void {
    form.change(some);
    onTyped({ ...form.draft, ...some });
  }

  return (
    <EditForm
      onSave={form.save}
      onClose={onClose}
      saveLabel={t('save')}
      extra={
        trip && (
          <Button variant="quiet" onClick={onDelete}>
            {t('delete')}
          </Button>
        )
      }
    >
      <TripFields {...form} change={change} />
    </EditForm>
  );
}

function readItem(draft: TripDraft, language: Language): { item: Trip } | { faults: Faults<TripField> } {
  const read = readTrip(draft, language);
  return 'trip' in read ? { item: read.trip } : read;
}

function TripFields({ draft, faults, change }: DraftFields<TripDraft, TripField>) {
  const t = useTranslations('travel.trip');
  const textOf = useFaultText();
  const dateFault = (name: 'departsOn' | 'returnsOn'): string | undefined => {
    const fault = faults[name];
    if (fault?.code === 'dates') return t('faults.order');
    return fault?.code === 'date' ? t(`faults.${name}`) : textOf(fault);
  };
  const dates = { type: 'date', min: firstRecordedDay, max: civilDateRange.last } as const;
  return (
    <>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))] gap-4">
        <Field label={t('departsOn')} error={dateFault('departsOn')}>
          <Input
            {...dates}
            value={draft.departsOn}
            onChange={({ target }) => change({ departsOn: target.value })}
          />
        </Field>
        <Field label={t('returnsOn')} error={dateFault('returnsOn')}>
          <Input
            {...dates}
            value={draft.returnsOn}
            onChange={({ target }) => change({ returnsOn: target.value })}
          />
        </Field>
      </div>
      <CountryField
        label={t('passportCountry')}
        none={t('anyCountry')}
        value={draft.passport}
        onChange={(passport) => change(withCountries(draft, { passport }))}
      />
      <CountryField
        label={t('country')}
        none={t('sameCountry')}
        value={draft.residence}
        onChange={(residence) => change(withCountries(draft, { residence }))}
      />
      <Field label={t('travellers')} error={faults.travellers && t('faults.travellers')}>
        <Input
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={draft.travellers}
          onChange={({ target }) => change({ travellers: target.value })}
        />
      </Field>
      <Field label={t('operator')} note={t('optional')}>
        <Input
          autoComplete="off"
          maxLength={120}
          value={draft.operator}
          onChange={({ target }) => change({ operator: target.value })}
        />
      </Field>
      <MoneyFields
        label={t('price')}
        note={t('optional')}
        amount={draft.amount}
        currency={draft.currency}
        faults={faults}
        onChange={change}
      />
    </>
  );
}

interface CountryFieldProps {
  label: string;
  /** The words for a blank one. */
  none: string;
  value: string;
  onChange: (country: string) => void;
}

const CountryField = ({ label, ...select }: CountryFieldProps) => (
  <Field label={label}>
    <CountrySelect {...select} />
  </Field>
);
