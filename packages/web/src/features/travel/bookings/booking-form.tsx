import { civilDateRange, firstRecordedDay } from '@manasik/core/calendar/civil-date';
import { type ShownBookingKind, shownBookingKinds } from '@manasik/core/travel/bookings';
import { useLanguage, useTranslations } from '../../../platform/i18n/index.ts';
import { Checkbox } from '../../../ui/choice.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input, Select, Textarea } from '../../../ui/inputs.tsx';
import { newItemId, putTravelItem, type TravelPart } from '../items/use-travel.ts';
import { ItemForm } from '../money/item-form.tsx';
import { MoneyFields } from '../money/money-fields.tsx';
import { type DraftFields, useDraft } from '../money/use-draft.ts';
import { useFaultText } from '../money/use-fault-text.ts';
import { type BookingDraft, type BookingField, draftOf, hasTime, readBooking } from './booking-draft.ts';

interface BookingFormProps {
  part?: TravelPart<'booking'>;
  /** Of a new booking. */
  currency: string;
  onClose: () => void;
}

/** Adds, changes or deletes a booking. */
export function BookingForm({ part, currency, onClose }: BookingFormProps) {
  const { language } = useLanguage();
  const form = useDraft(
    () => draftOf(part?.item, currency, language),
    readBooking,
    (item) => putTravelItem(part?.id ?? newItemId(), item),
  );
  return (
    <ItemForm part={part} title={part?.item.title} onSave={form.save} onClose={onClose}>
      <WhatFields {...form} />
      <WhenFields {...form} />
      <CostFields {...form} />
    </ItemForm>
  );
}

type FieldsProps = DraftFields<BookingDraft, BookingField>;

const isKind = (value: string): value is ShownBookingKind => shownBookingKinds.some((kind) => kind === value);

function WhatFields({ draft, faults, change }: FieldsProps) {
  const t = useTranslations('travel-money.bookings');
  const money = useTranslations('travel-money');
  const textOf = useFaultText();
  return (
    <>
      <Field label={t('kind')}>
        <Select
          value={draft.kind}
          onChange={({ target: { value } }) => isKind(value) && change({ kind: value })}
        >
          {shownBookingKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`kinds.${kind}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('name')} hint={t('nameHint')} error={textOf(faults.title)}>
        <Input
          dir="auto"
          autoComplete="off"
          maxLength={120}
          value={draft.title}
          onChange={({ target }) => change({ title: target.value })}
        />
      </Field>
      <Field label={t('reference')} note={money('optional')}>
        <Input
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={60}
          value={draft.reference}
          onChange={({ target }) => change({ reference: target.value })}
        />
      </Field>
    </>
  );
}

function WhenFields({ draft, faults, change }: FieldsProps) {
  const t = useTranslations('travel-money.bookings');
  const money = useTranslations('travel-money');
  const textOf = useFaultText();
  const isJourney = hasTime(draft);
  const dates = { type: 'date', min: firstRecordedDay, max: civilDateRange.last } as const;
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))] gap-4">
      <Field
        label={t(isJourney ? 'leavesOn' : 'startsOn')}
        note={money('optional')}
        error={textOf(faults.startsOn)}
      >
        <Input
          {...dates}
          value={draft.startsOn}
          onChange={({ target }) => change({ startsOn: target.value })}
        />
      </Field>
      {isJourney && (
        <Field label={t('leavesAt')} note={money('optional')} hint={t('leavesAtHint')}>
          <Input
            type="time"
            value={draft.startsAt}
            onChange={({ target }) => change({ startsAt: target.value })}
          />
        </Field>
      )}
      <Field
        label={t(isJourney ? 'arrivesOn' : 'endsOn')}
        note={money('optional')}
        error={textOf(faults.endsOn)}
      >
        <Input {...dates} value={draft.endsOn} onChange={({ target }) => change({ endsOn: target.value })} />
      </Field>
    </div>
  );
}

function CostFields({ draft, faults, change }: FieldsProps) {
  const t = useTranslations('travel-money.bookings');
  const money = useTranslations('travel-money');
  return (
    <>
      <MoneyFields
        label={t('cost')}
        note={money('optional')}
        amount={draft.amount}
        currency={draft.currency}
        faults={faults}
        onChange={change}
      />
      <Checkbox
        label={t('paid')}
        checked={draft.isPaid}
        onChange={({ target }) => change({ isPaid: target.checked })}
      />
      <Field label={t('note')} note={money('optional')}>
        <Textarea
          dir="auto"
          rows={3}
          maxLength={1000}
          value={draft.note}
          onChange={({ target }) => change({ note: target.value })}
        />
      </Field>
    </>
  );
}
