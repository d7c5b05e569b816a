import { type BloodGroup, bloodGroups, medicalCardLimits } from '@manasik/core/health/medical-card';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { leftToRight } from '../../../platform/i18n/isolate.ts';
import { useNumberWarning } from '../../../platform/links/use-number-warning.ts';
import { currentUser, useUser } from '../../../platform/session/session.ts';
import { Field } from '../../../ui/field.tsx';
import { Input, Select, Textarea } from '../../../ui/inputs.tsx';
import { editedCard, emptyCard, type KeptCard, keptCard, nameOnCard, type TextField } from './kept-card.ts';
import { KnownEntries } from './known-entries.tsx';
import { MedicinesFields } from './medicines-fields.tsx';

/** Saves on every keystroke, so that no one can forget to save. */
export function CardForm({ card }: { card: KeptCard }) {
  const t = useTranslations('medical-card');
  const { user } = useUser();
  return (
    <form className="flex max-w-form min-w-0 flex-col gap-5" onSubmit={(event) => event.preventDefault()}>
      <Field label={t('fields.name')}>
        <Input
          name="cardName"
          value={nameOnCard(card, user)}
          dir="auto"
          maxLength={120}
          autoComplete="off"
          onChange={({ target }) => change({ name: target.value })}
        />
      </Field>
      <KnownEntries field="conditions" ticked={card.ticked} onChange={(ticked) => change({ ticked })} />
      <TextInput name="conditions" text={card.conditions} isLong />
      <KnownEntries field="allergies" ticked={card.ticked} onChange={(ticked) => change({ ticked })} />
      <TextInput name="allergies" text={card.allergies} isLong />
      <KnownEntries field="needs" ticked={card.ticked} onChange={(ticked) => change({ ticked })} />
      <Field label={t('fields.bloodGroup')}>
        <Select
          name="bloodGroup"
          value={card.bloodGroup ?? ''}
          autoComplete="off"
          onChange={({ target }) => change({ bloodGroup: groupOf(target.value) })}
        >
          <option value="">{t('notKnown')}</option>
          {bloodGroups.map((group) => (
            <option key={group} value={group}>
              {leftToRight(group)}
            </option>
          ))}
        </Select>
      </Field>
      <MedicinesFields medicines={card.medicines} onChange={(medicines) => change({ medicines })} />
      <TextInput name="contactName" text={card.contactName} />
      <TextInput name="contactPhone" text={card.contactPhone} />
      <TextInput name="note" text={card.note} isLong />
    </form>
  );
}

const change = (part: Partial<KeptCard>): void =>
  keptCard.change((card) => editedCard(card ?? emptyCard, part, currentUser()));

const groupOf = (text: string): BloodGroup | null => bloodGroups.find((group) => group === text) ?? null;

const wordsOf = {
  conditions: { label: 'fields.otherConditions', hint: 'hints.typed' },
  allergies: { label: 'fields.otherAllergies', hint: 'hints.typed' },
  contactName: { label: 'fields.contactName', hint: undefined },
  contactPhone: { label: 'fields.contactPhone', hint: 'hints.contactPhone' },
  note: { label: 'fields.note', hint: 'hints.note' },
} as const;

const mostCharacters = { contactName: 120, contactPhone: 40 } as const;

interface TextInputProps {
  name: TextField;
  text: string;
  isLong?: boolean;
}

function TextInput({ name, text, isLong = false }: TextInputProps) {
  const t = useTranslations('medical-card');
  const isPhone = name === 'contactPhone';
  const warning = useNumberWarning(isPhone ? text : '');
  const { label, hint } = wordsOf[name];
  const wiring = {
    name,
    value: text,
    autoComplete: 'off',
    dir: isPhone ? 'ltr' : 'auto',
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  };
  return (
    <Field label={t(label)} hint={hint && t(hint)} {...(isPhone && { warning })}>
      {isLong ? (
        <Textarea rows={2} maxLength={medicalCardLimits.text} {...wiring} />
      ) : (
        <Input
          type={isPhone ? 'tel' : 'text'}
          maxLength={mostCharacters[isPhone ? 'contactPhone' : 'contactName']}
          {...wiring}
        />
      )}
    </Field>
  );
}
