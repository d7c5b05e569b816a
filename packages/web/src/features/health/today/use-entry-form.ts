import { type SubmitEvent, useState } from 'react';
import { dateHere } from '../../../platform/clock/use-today.ts';
import { useFormatter, useLanguage, useTranslations } from '../../../platform/i18n/index.ts';
import { toast } from '../../../ui/toast-store.ts';
import {
  checkEntry,
  emptyTyped,
  type NumberField,
  numberFields,
  type Refusals,
  type Typed,
  typedOf,
} from './entry-form.ts';
import { isSameRow, type Row, wouldReplace } from './measurements.ts';
import type { Measurements } from './use-measurements.ts';

interface EntryDraft {
  readonly typed: Typed;
  /** The row that is changed; without one, the entry is new. */
  readonly row: Row | undefined;
}

/** The form of an entry. Typed text stays until it is saved, even if the sheet is closed. */
export function useEntryForm({ save, rows }: Pick<Measurements, 'save' | 'rows'>, onSaved: () => void) {
  const t = useTranslations('health.entry');
  const { language } = useLanguage();
  const { number } = useFormatter();
  const [draft, setDraft] = useState<EntryDraft>();
  const [refusals, setRefusals] = useState<Refusals>({});
  const [isEmpty, setEmpty] = useState(false);

  const write = (value: number) => number(value, { useGrouping: false, maximumFractionDigits: 3 });

  function open(next: EntryDraft): void {
    setDraft(next);
    setRefusals({});
    setEmpty(false);
  }

  function type(field: NumberField | 'date', text: string): void {
    setDraft((all) => all && { ...all, typed: { ...all.typed, [field]: text } });
    setRefusals((all) => ({ ...all, [field]: undefined }));
    setEmpty(false);
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!draft) return;
    const typed = checkEntry(draft.typed, dateHere(), language);
    const isTaken =
      typed.status === 'ready' && draft.row && wouldReplace(rows, draft.row, typed.date, typed.values);
    const checked = isTaken
      ? ({ status: 'refused', refusals: { date: { code: 'dateTaken' } } } as const)
      : typed;
    setEmpty(checked.status === 'empty');
    setRefusals(checked.status === 'refused' ? checked.refusals : {});
    if (checked.status === 'ready') {
      const { date, values } = checked;
      save({ date, values, replaced: draft.row });
      setDraft(undefined);
      toast({ title: t('saved') });
      onSaved();
      return;
    }
    const all = ['date', ...numberFields] as const;
    const refused: Refusals = checked.status === 'refused' ? checked.refusals : {};
    const first = all.find((name) => refused[name]) ?? 'steps';
    const control = event.currentTarget.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
  }

  return {
    draft,
    refusals,
    isEmpty,
    type,
    submit,
    /** Continues an unfinished new entry. */
    openNew: () => {
      if (!draft || draft.row) open({ typed: emptyTyped(dateHere()), row: undefined });
    },
    openRow: (row: Row) => {
      // An unfinished change goes on, unless the values have changed since it was opened.
      if (draft?.row && isSameRow(draft.row, row)) return;
      open({ typed: typedOf(row.date, row.values, write), row });
    },
  };
}

export type EntryForm = ReturnType<typeof useEntryForm>;
