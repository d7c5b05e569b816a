import { useTranslations } from '../../../platform/i18n/index.ts';
import { Field } from '../../../ui/field.tsx';
import { Input, Select, Textarea } from '../../../ui/inputs.tsx';
import type { ItemOf } from '../items/use-travel.ts';
import type { Faults } from '../money/read-fields.ts';
import { useFaultText } from '../money/use-fault-text.ts';
import { outcomes } from './outcomes.ts';

export type PromiseField = 'title' | 'promisedOn';

/** A promise as it is typed. */
export interface PromiseDraft {
  readonly title: string;
  readonly promisedBy: string;
  readonly promisedOn: string;
  readonly outcome: ItemOf<'promise'>['outcome'];
  readonly note: string;
}

export const draftOf = (item: ItemOf<'promise'> | undefined, today: string): PromiseDraft => ({
  title: item?.title ?? '',
  promisedBy: item?.promisedBy ?? '',
  promisedOn: item?.promisedOn ?? today,
  outcome: item?.outcome ?? 'open',
  note: item?.note ?? '',
});

interface PromiseFieldsProps {
  draft: PromiseDraft;
  faults: Faults<PromiseField>;
  change: (some: Partial<PromiseDraft>) => void;
}

export function PromiseFields({ draft, faults, change }: PromiseFieldsProps) {
  const t = useTranslations('travel-money.promises');
  const words = useTranslations('travel-money');
  const textOf = useFaultText();
  return (
    <>
      <Field label={t('what')} error={textOf(faults.title)}>
        <Textarea
          dir="auto"
          rows={2}
          maxLength={300}
          value={draft.title}
          onChange={({ target }) => change({ title: target.value })}
        />
      </Field>
      <Field label={t('by')} note={words('optional')}>
        <Input
          dir="auto"
          autoComplete="off"
          maxLength={120}
          value={draft.promisedBy}
          onChange={({ target }) => change({ promisedBy: target.value })}
        />
      </Field>
      <Field label={t('on')} error={textOf(faults.promisedOn)}>
        <Input
          type="date"
          value={draft.promisedOn}
          onChange={({ target }) => change({ promisedOn: target.value })}
        />
      </Field>
      <Field label={t('outcome')}>
        <Select
          value={draft.outcome}
          onChange={({ target: { value } }) => {
            const outcome = outcomes.find((one) => one === value);
            if (outcome) change({ outcome });
          }}
        >
          {outcomes.map((outcome) => (
            <option key={outcome} value={outcome}>
              {t(`outcomes.${outcome}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('note')} note={words('optional')}>
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
