import { nextDue } from '@manasik/core/reminders/next-due';
import { type SubmitEvent, useRef, useState } from 'react';
import { useTranslations } from '../../platform/i18n/index.ts';
import { Button } from '../../ui/button.tsx';
import { type Draft, type DraftFault, ruleOf } from './draft.ts';
import type { Reminder } from './reminders-store.ts';
import { RuleFields, SaveError } from './rule-fields.tsx';
import { useReminderBasis } from './use-due.ts';

type Content = Pick<Reminder, 'text' | 'day' | 'at' | 'timezone'>;

interface ReminderFormProps {
  initial: Draft;
  /** The zone of a reminder that is changed; a new one has that of the user's place. */
  timezone?: string;
  onSave: (content: Content) => Promise<void>;
  onCancel: () => void;
}

/** Adds or changes a reminder with plain fields. Typed text stays if saving fails. */
export function ReminderForm({ initial, timezone, onSave, onCancel }: ReminderFormProps) {
  const t = useTranslations('reminders.form');
  const common = useTranslations('common');
  const basis = useReminderBasis();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(initial);
  const [fault, setFault] = useState<DraftFault | 'past' | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<unknown>(null);

  function refuse(found: DraftFault | 'past'): void {
    setFault(found);
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
  }

  async function save(): Promise<void> {
    const read = ruleOf(draft);
    if ('fault' in read) return refuse(read.fault);
    const { day, at } = read.rule;
    const zone = timezone ?? basis.timeZone;
    const isOver = day.kind === 'once' && nextDue(read.rule, Date.now(), basis.optionsFor(at, zone)) === null;
    if (isOver && (at.kind === 'clock' || basis.hasPlace)) return refuse('past');
    setFault(null);
    setSaving(true);
    setError(null);
    try {
      // The parts of a rule are those of the contract, which only lets a list of days be changed.
      await onSave({ text: draft.text.trim(), day: day as Content['day'], at, timezone: zone });
    } catch (refusal) {
      setError(refusal);
      setSaving(false);
    }
    return undefined;
  }

  return (
    <form
      ref={form}
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!isSaving) void save();
      }}
    >
      <RuleFields
        draft={draft}
        fault={fault}
        onChange={(part) => setDraft((before) => ({ ...before, ...part }))}
      />
      <SaveError error={error} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={isSaving} pendingLabel={t('saving')}>
          {common('save')}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {common('cancel')}
        </Button>
      </div>
    </form>
  );
}
