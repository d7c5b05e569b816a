import { Fragment, type ReactNode, useState } from 'react';
import { useTranslations } from '../../platform/i18n/index.ts';
import { useNumberWarning } from '../../platform/links/use-number-warning.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Field } from '../../ui/field.tsx';
import { Input, Textarea } from '../../ui/inputs.tsx';
import {
  type CardField,
  emptyCard,
  hasText,
  isFirst,
  keptCard,
  leaderFields,
  type LostCard,
  medicalFields,
  moreFields,
  mostCharacters,
  personFields,
  placeFields,
} from './lost-card.ts';

const hints = {
  languages: 'languagesHint',
  leaderPhone: 'leaderPhoneHint',
} as const;

const groups = { person: personFields, place: placeFields, leader: leaderFields } as const;
// Own keys of a constant object: the type is known.
const groupNames = Object.keys(groups) as (keyof typeof groups)[];

/** Saves on every keystroke, so that no one can forget to save. */
export function LostCardForm({ card }: { card: LostCard }) {
  const t = useTranslations('emergency.card');
  const words = useTranslations('lost-card');
  const input = (name: CardField) => <CardInput key={name} name={name} text={card[name]} />;
  return (
    <form className="flex flex-col gap-6" onSubmit={(event) => event.preventDefault()}>
      <div>
        <h3 className="font-semibold">{t('form')}</h3>
        <p className="text-sm text-quiet">{t('formHint')}</p>
      </div>
      {groupNames.map((group) => (
        <fieldset key={group} className="min-w-0">
          <legend className="display pb-2 text-xl">{t(`groups.${group}`)}</legend>
          <div className={column}>{groups[group].filter(isFirst).map(input)}</div>
        </fieldset>
      ))}
      <div className="border-t border-line">
        <Fold title={words('medical')} names={medicalFields} card={card}>
          <p className="text-sm text-quiet">{t('medicalHint')}</p>
          {medicalFields.map(input)}
        </Fold>
        <Fold title={t('groups.more')} names={moreFields} card={card}>
          {moreFields.map(input)}
        </Fold>
      </div>
    </form>
  );
}

const column = 'flex max-w-form min-w-0 flex-col gap-4';

interface FoldProps {
  title: string;
  names: readonly CardField[];
  card: LostCard;
  children: ReactNode;
}

/** Shows what has been typed into it. It starts open if that is anything. */
function Fold({ title, names, card, children }: FoldProps) {
  const [isFilled] = useState(() => hasText(card, names));
  const typed = names.map((name) => card[name].trim()).filter((text) => text !== '');
  return (
    <Disclosure
      plain
      open={isFilled}
      className="border-b border-line"
      title={
        <>
          {title}{' '}
          <span className="block text-sm font-normal wrap-anywhere text-quiet group-open/open:hidden">
            {typed.map((text, index) => (
              <Fragment key={names[index]}>
                {index > 0 && ' · '}
                <bdi>{text}</bdi>
              </Fragment>
            ))}
          </span>
        </>
      }
    >
      <fieldset aria-label={title} className={column}>
        {children}
      </fieldset>
    </Disclosure>
  );
}

function CardInput({ name, text }: { name: CardField; text: string }) {
  const t = useTranslations('emergency.card');
  const words = useTranslations('lost-card.fields');
  const hint = name in hints ? t(hints[name as keyof typeof hints]) : undefined; // just asked whether it is one
  const isPhone = name === 'leaderPhone';
  const warning = useNumberWarning(isPhone ? text : '');
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
    <Field label={words(name)} hint={hint} {...(isPhone && { warning })}>
      {isLong ? <Textarea rows={2} {...wiring} /> : <Input type={isPhone ? 'tel' : 'text'} {...wiring} />}
    </Field>
  );
}
