import { civilDateRange, isCivilDate } from '@manasik/core/calendar/civil-date';
import { documentKinds } from '@manasik/core/travel/travel-items';
import { type SubmitEvent, useRef, useState } from 'react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/choice.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input, Select, Textarea } from '../../../ui/inputs.tsx';
import { type TravelDocument, useKindName } from './use-document-text.ts';

interface DocumentFormProps {
  /** Undefined for a new one. */
  document: TravelDocument | undefined;
  onSave: (document: TravelDocument) => void;
  onDelete: () => void;
}

const newDocument: TravelDocument = {
  kind: 'document',
  document: 'passport',
  title: '',
  expiresOn: null,
  isReady: false,
  note: null,
};

/** Adds or changes a document. */
export function DocumentForm({ document, onSave, onDelete }: DocumentFormProps) {
  const t = useTranslations('travel.documents');
  const kindName = useKindName();
  const [draft, setDraft] = useState(document ?? newDocument);
  const [isWrong, setWrong] = useState(false);
  const title = useRef<HTMLInputElement>(null);
  const change = (part: Partial<TravelDocument>) => setDraft((before) => ({ ...before, ...part }));

  function save(event: SubmitEvent): void {
    event.preventDefault();
    if (draft.title.trim() === '') {
      setWrong(true);
      return title.current?.focus();
    }
    const { expiresOn, note } = draft;
    return onSave({
      ...draft,
      title: draft.title.trim(),
      expiresOn: isCivilDate(expiresOn) ? expiresOn : null,
      note: note?.trim() || null,
    });
  }

  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={save}>
      <Field label={t('form.kind')}>
        <Select
          value={draft.document}
          onChange={({ target }) =>
            change({ document: documentKinds.find((kind) => kind === target.value) ?? 'other' })
          }
        >
          {documentKinds.map((kind) => (
            <option key={kind} value={kind}>
              {kindName(kind)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('form.title')} error={isWrong && t('form.faults.title')}>
        <Input
          ref={title}
          autoComplete="off"
          maxLength={120}
          value={draft.title}
          onChange={({ target }) => change({ title: target.value })}
        />
      </Field>
      <Field label={t('form.expiresOn')} hint={t('form.expiresHint')}>
        <Input
          type="date"
          min={civilDateRange.first}
          max={civilDateRange.last}
          value={draft.expiresOn ?? ''}
          onChange={({ target }) => change({ expiresOn: target.value || null })}
        />
      </Field>
      <Field label={t('form.note')} hint={t('form.noteHint')}>
        <Textarea
          rows={2}
          maxLength={1000}
          value={draft.note ?? ''}
          onChange={({ target }) => change({ note: target.value })}
        />
      </Field>
      <Checkbox
        label={t('form.isReady')}
        checked={draft.isReady}
        onChange={({ target }) => change({ isReady: target.checked })}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{t('form.save')}</Button>
        {document && (
          <Button variant="quiet" onClick={onDelete}>
            {t('form.delete')}
          </Button>
        )}
      </div>
    </form>
  );
}
