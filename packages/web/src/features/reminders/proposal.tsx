import { addDays } from '@manasik/core/calendar/civil-date';
import { nextDue } from '@manasik/core/reminders/next-due';
import type { ParsedReminder } from '@manasik/core/reminders/parse-reminder';
import type { ReminderRule } from '@manasik/core/reminders/reminder-rule';
import { useState } from 'react';
import { useTranslations } from '../../platform/i18n/index.ts';
import { toast } from '../../ui/toast-store.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { draftOf } from './draft.ts';
import { newId } from './new-id.ts';
import { ReminderForm } from './reminder-form.tsx';
import type { Reminder } from './reminders-store.ts';
import { SaveError } from './rule-fields.tsx';
import { type ReminderBasis, useReminderBasis } from './use-due.ts';
import { addReminder } from './use-reminders.ts';
import { useRuleWords } from './use-rule-words.ts';

interface ProposalProps {
  parsed: ParsedReminder;
  /** Called when it was saved or given up. */
  onClose: () => void;
}

/** The reminder understood from a person's words. Nothing is stored before they agree; they can change it first. */
export function Proposal({ parsed, onClose }: ProposalProps) {
  const t = useTranslations('reminders');
  const [id] = useState(newId);
  const [isChanging, setChanging] = useState(false);
  const [rule, setRule] = useState(parsed.rule);
  const [missing] = parsed.missing;
  const basis = useReminderBasis();

  async function add(content: Parameters<typeof addReminder>[1]): Promise<void> {
    await addReminder(id, content);
    toast({ title: t('saved'), description: content.text });
    onClose();
  }

  if (rule && missing === undefined && !isChanging) {
    return (
      <Understood
        text={parsed.text}
        rule={rule}
        otherTime={rule === parsed.rule ? parsed.otherTime : null}
        onOtherTime={(time) => setRule(withTime(rule, time, basis))}
        onSave={add}
        onChange={() => setChanging(true)}
      />
    );
  }
  const known = rule ? { ...parsed, ...rule } : parsed;
  return (
    <section aria-label={t('form.new')} className="flex flex-col gap-4">
      {parsed.missing.length > 0 && (
        <div role="status" className="flex flex-col gap-1 font-semibold">
          {parsed.missing.map((part) => (
            <p key={part}>{t(`missing.${part}`)}</p>
          ))}
        </div>
      )}
      {parsed.missing.includes('place') && (
        <div>
          <LinkButton to="/settings?tab=place" variant="secondary">
            {t('choosePlace')}
          </LinkButton>
        </div>
      )}
      <ReminderForm initial={draftOf(known)} onSave={add} onCancel={onClose} />
    </section>
  );
}

// The other half of the day may be over today.
function withTime(rule: ReminderRule, time: string, basis: ReminderBasis): ReminderRule {
  const at = { kind: 'clock', time } as const;
  const { day } = rule;
  const isOver = nextDue({ day, at }, Date.now(), basis.optionsFor(at, basis.timeZone)) === null;
  return { day: day.kind === 'once' && isOver ? { kind: 'once', date: addDays(day.date, 1) } : day, at };
}

interface UnderstoodProps {
  text: string;
  rule: ReminderRule;
  otherTime: string | null;
  onOtherTime: (time: string) => void;
  onSave: (content: Pick<Reminder, 'text' | 'day' | 'at' | 'timezone'>) => Promise<void>;
  onChange: () => void;
}

function Understood({ text, rule, otherTime, onOtherTime, onSave, onChange }: UnderstoodProps) {
  const t = useTranslations('reminders');
  const common = useTranslations('common');
  const words = useRuleWords();
  const basis = useReminderBasis();
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [now] = useState(Date.now);
  const due = nextDue(rule, now, basis.optionsFor(rule.at, basis.timeZone));

  async function save(): Promise<void> {
    setSaving(true);
    setError(null);
    try {
      // The parts of a rule are those of the contract, which only lets a list of days be changed.
      const day = rule.day as Reminder['day'];
      await onSave({ text, day, at: rule.at, timezone: basis.timeZone });
    } catch (refusal) {
      setError(refusal);
      setSaving(false);
    }
  }

  return (
    <section aria-label={t('understood.title')} className="flex flex-col gap-3">
      <div role="status" className="flex flex-col gap-1">
        <p className="text-lg font-semibold wrap-anywhere">{text}</p>
        <p>{t('rule.inZone', { rule: words.rule(rule), zone: words.zone(basis.timeZone, now) })}</p>
        <p className="text-quiet">
          {due === null
            ? t(basis.hasPlace ? 'over' : 'noPlace')
            : t('next', { when: words.when(due, basis.timeZone) })}
        </p>
      </div>
      <SaveError error={error} />
      <div className="flex flex-wrap gap-3">
        <Button pending={isSaving} pendingLabel={t('form.saving')} onClick={() => void save()}>
          {common('save')}
        </Button>
        <Button variant="secondary" onClick={onChange}>
          {t('change')}
        </Button>
        {otherTime !== null && (
          <Button variant="secondary" onClick={() => onOtherTime(otherTime)}>
            {t('understood.other', { time: words.clock(otherTime) })}
          </Button>
        )}
      </div>
    </section>
  );
}
