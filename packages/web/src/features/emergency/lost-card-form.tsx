import { useTranslations } from '../../platform/i18n/index.ts';
import { Field } from '../../ui/field.tsx';
import { Input, Textarea } from '../../ui/inputs.tsx';
import {
  type CardField,
  emptyCard,
  keptCard,
  leaderFields,
  type LostCard,
  medicalFields,
  mostCharacters,
  personFields,
  placeFields,
} from './lost-card.ts';

const hints = {
  languages: 'languagesHint',
  stayNumber: 'stayNumberHint',
  leaderPhone: 'leaderPhoneHint',
} as const;

/** Saves on every keystroke, so that no one can forget to save. */
export function LostCardForm({ card }: { card: LostCard }) {
  const t = useTranslations('emergency.card');
  const words = useTranslations('lost-card');
  const input = (name: CardField) => <CardInput key={name} name={name} text={card[name]} />;
  return (
    <form className="flex flex-col gap-4" onSubmit={(event) => event.preventDefault()}>
      <fieldset className="flex min-w-0 flex-col gap-4">
        <legend className="pb-1 font-semibold">{t('form')}</legend>
        <p className="text-sm text-quiet">{t('formHint')}</p>
        {[...personFields, ...placeFields, ...leaderFields].map(input)}
      </fieldset>
      <fieldset className="flex min-w-0 flex-col gap-4">
        <legend className="pb-1 font-semibold">{words('medical')}</legend>
        <p className="text-sm text-quiet">{t('medicalHint')}</p>
        {medicalFields.map(input)}
      </fieldset>
    </form>
  );
}

function CardInput({ name, text }: { name: CardField; text: string }) {
  const t = useTranslations('emergency.card');
  const words = useTranslations('lost-card.fields');
  const hint = name in hints ? t(hints[name as keyof typeof hints]) : undefined; // just asked whether it is one
  const isPhone = name === 'leaderPhone';
  const isLong = name === 'illnesses' || name === 'medicines' || name === 'allergies';
  const wiring = {
    name,
    value: text,
    maxLength: mostCharacters,
    autoComplete: 'off',
    dir: isPhone ? 'ltr' : 'auto',
    onChange: ({ target }: { target: { value: string } }) =>
      keptCard.change((card) => ({ ...(card ?? emptyCard), [name]: target.value })),
  };
  return (
    <Field label={words(name)} hint={hint}>
      {isLong ? <Textarea rows={2} {...wiring} /> : <Input type={isPhone ? 'tel' : 'text'} {...wiring} />}
    </Field>
  );
}
