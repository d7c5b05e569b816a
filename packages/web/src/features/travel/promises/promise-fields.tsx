import type { CivilDate } from '@manasik/core/calendar/civil-date';
import type { Language } from '@manasik/core/text/languages';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Field } from '../../../ui/field.tsx';
import { Input, Select, Textarea } from '../../../ui/inputs.tsx';
import type { ItemOf } from '../items/use-travel.ts';
import { createReader, type Faults } from '../money/read-fields.ts';
import type { DraftFields } from '../money/use-draft.ts';
import { useFaultText } from '../money/use-fault-text.ts';
import { outcomes } from './outcomes.ts';

type PromiseField = 'title' | 'promisedOn';

/** A promise as it is typed. */
interface PromiseDraft {
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

/** The promise, or why it is refused. */
export function readPromise(
  draft: PromiseDraft,
  language: Language,
  today: CivilDate,
): { item: ItemOf<'promise'> } | { faults: Faults<PromiseField> } {
  const read = createReader<PromiseField>(language);
  // The account refuses a title of several lines.
  const title = read.text('title', draft.title.replaceAll(/\s+/g, ' '));
  const promisedOn = read.pastDate('promisedOn', draft.promisedOn, today);
  if (title === null || promisedOn === null) return { faults: read.faults };
  const [promisedBy, note] = [draft.promisedBy.trim() || null, draft.note.trim() || null];
  return { item: { kind: 'promise', title, promisedBy, promisedOn, outcome: draft.outcome, note } };
}

export function PromiseFields({ draft, faults, change }: DraftFields<PromiseDraft, PromiseField>) {
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
