import { type SubmitEvent, useState } from 'react';
import { dateHere } from '../../../platform/clock/use-today.ts';
import { useFormatter, useLanguage, useTranslations } from '../../../platform/i18n/index.ts';
import { toast } from '../../../ui/toast-store.ts';
import { type EntryDraft, newDraft, replacedBy, typedIn, withTyped } from './entry-draft.ts';
import { checkEntry, type NumberField, numberFields, type Refusals } from './entry-form.ts';
import { isSameRow, type Row, wouldReplace } from './measurements.ts';
import { useEnteredDay } from './use-entered-day.ts';
import type { Measurements } from './use-measurements.ts';

/** The form of an entry. Typed text stays until it is saved, even if the sheet is closed. */
export function useEntryForm(measurements: Measurements, onSaved: () => void) {
  const { save, rows } = measurements;
  const t = useTranslations('health.entry');
  const { language } = useLanguage();
  const { number } = useFormatter();
  const [draft, setDraft] = useState<EntryDraft>();
  const [refusals, setRefusals] = useState<Refusals>({});
  const [isEmpty, setEmpty] = useState(false);

  const { entered, isUnsure } = useEnteredDay(measurements, draft?.row ? undefined : draft?.date);
  const write = (value: number) => number(value, { useGrouping: false, maximumFractionDigits: 3 });
  const shown = draft && typedIn(draft, entered, write);

  function open(next: EntryDraft): void {
    setDraft(next);
    setRefusals({});
    setEmpty(false);
  }

  function type(field: NumberField | 'date', text: string): void {
    setDraft((before) => before && withTyped(before, typedIn(before, entered, write), field, text));
    setRefusals((all) => ({ ...all, [field]: undefined }));
    setEmpty(false);
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!draft || !shown) return;
    const typed = checkEntry(shown, dateHere(), language);
    const isTaken =
      typed.status === 'ready' && draft.row && wouldReplace(rows, draft.row, typed.date, typed.values);
    const checked = isTaken
      ? ({ status: 'refused', refusals: { date: { code: 'dateTaken' } } } as const)
      : typed;
    setEmpty(checked.status === 'empty');
    setRefusals(checked.status === 'refused' ? checked.refusals : {});
    if (checked.status === 'ready') {
      const { date, values } = checked;
      save({ date, values, replaced: draft.row ?? entered });
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
    /** The text of the fields. */
    typed: shown,
    /** The day of a new entry already has one, whose values are in the fields. */
    hasEntered: entered !== undefined,
    /** By field: the value of that day which it would replace. */
    replaced: draft ? replacedBy(draft, entered, write) : {},
    /** It is unknown whether the day of a new entry already has one. */
    isUnsure,
    refusals,
    isEmpty,
    type,
    submit,
    /** Continues an unfinished new entry. */
    openNew: () => {
      if (!draft || draft.row) open(newDraft(dateHere()));
    },
    openRow: (row: Row) => {
      // An unfinished change goes on, unless the values have changed since it was opened.
      if (draft?.row && isSameRow(draft.row, row)) return;
      open({ date: row.date, changed: {}, row });
    },
  };
}

export type EntryForm = ReturnType<typeof useEntryForm>;
