import { civilDateRange, numbersOf } from '@manasik/core/calendar/civil-date';
import { documentKinds } from '@manasik/core/travel/travel-items';
import { useState } from 'react';
import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/choice.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input, Select, Textarea } from '../../../ui/inputs.tsx';
import { EditForm } from '../money/edit-form.tsx';
import { type DocumentFault, readDocument } from './document-draft.ts';
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
  const trip = useTranslations('travel.trip');
  const kindName = useKindName();
  const [draft, setDraft] = useState(document ?? newDocument);
  const [faults, setFaults] = useState<readonly DocumentFault[]>([]);
  const change = (part: Partial<TravelDocument>) => setDraft((before) => ({ ...before, ...part }));

  function save(): boolean {
    const read = readDocument(draft);
    setFaults('faults' in read ? read.faults : []);
    if ('faults' in read) return false;
    onSave(read.document);
    return true;
  }

  return (
    <EditForm
      onSave={save}
      saveLabel={t('form.save')}
      extra={
        document && (
          <Button variant="quiet" onClick={onDelete}>
            {t('form.delete')}
          </Button>
        )
      }
    >
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
      <Field label={t('form.title')} error={faults.includes('title') && t('form.faults.title')}>
        <Input
          autoComplete="off"
          maxLength={120}
          value={draft.title}
          onChange={({ target }) => change({ title: target.value })}
        />
      </Field>
      <ExpiryField
        value={draft.expiresOn}
        isWrong={faults.includes('expiresOn')}
        onChange={(expiresOn) => change({ expiresOn })}
      />
      <Field label={t('form.note')} note={trip('optional')} hint={t('form.noteHint')}>
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
    </EditForm>
  );
}

interface ExpiryFieldProps {
  value: string | null;
  isWrong: boolean;
  onChange: (day: string | null) => void;
}

function ExpiryField({ value, isWrong, onChange }: ExpiryFieldProps) {
  const t = useTranslations('travel.documents.form');
  const format = useFormatter();
  const { first, last } = civilDateRange;
  const year = (date: string) => format.number(numbersOf(date)[0], { useGrouping: false });
  return (
    <Field
      label={t('expiresOn')}
      hint={t('expiresHint')}
      error={isWrong && t('faults.expiresOn', { first: year(first), last: year(last) })}
    >
      <Input
        type="date"
        min={first}
        max={last}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value || null)}
      />
    </Field>
  );
}
