import { dailyTimes } from '@manasik/core/prayer/next-prayer';
import { hijriMonthName } from '@manasik/core/calendar/hijri';
import { reminderLimits } from '@manasik/core/reminders/reminder-rule';
import { useId } from 'react';
import { useErrorText } from '../../platform/api/index.ts';
import { useFormatter, useLanguage, useTranslations } from '../../platform/i18n/index.ts';
import { Chip } from '../../ui/chip.tsx';
import { Field, FieldError } from '../../ui/field.tsx';
import { Input, Select } from '../../ui/inputs.tsx';
import { dayKinds, type Draft, type DraftFault, timeKinds } from './draft.ts';
import { useRuleWords } from './use-rule-words.ts';

export interface RuleFieldsProps {
  draft: Draft;
  fault: DraftFault | 'past' | null;
  onChange: (part: Partial<Draft>) => void;
}

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
const months = Array.from({ length: 12 }, (_, index) => index + 1);
const monthDays = Array.from({ length: 30 }, (_, index) => index + 1);

/** The text, the days and the time of a reminder as plain fields. */
export function RuleFields({ draft, fault, onChange }: RuleFieldsProps) {
  const t = useTranslations('reminders.form');
  const faultOf = (name: DraftFault) => fault === name && t(`faults.${name}`);
  return (
    <>
      <Field label={t('text')} error={faultOf('text')}>
        <Input
          value={draft.text}
          maxLength={reminderLimits.textLength}
          dir="auto"
          onChange={({ target }) => onChange({ text: target.value })}
        />
      </Field>
      {draft.daysFromFlight === null && (
        <Field label={t('repeat')}>
          <Select
            value={draft.dayKind}
            onChange={({ target }) =>
              onChange({ dayKind: dayKinds.find((one) => one === target.value) ?? 'once' })
            }
          >
            {dayKinds.map((kind) => (
              <option key={kind} value={kind}>
                {t(`days.${kind}`)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <DayFields draft={draft} fault={fault} onChange={onChange} />
      <TimeFields draft={draft} fault={fault} onChange={onChange} />
    </>
  );
}

function DayFields({ draft, fault, onChange }: RuleFieldsProps) {
  const t = useTranslations('reminders.form');
  const words = useRuleWords();
  const errorId = useId();
  if (draft.dayKind === 'once') {
    return (
      <Field
        label={draft.daysFromFlight === null ? t('date') : t('flightDate')}
        error={(fault === 'date' && t('faults.date')) || (fault === 'past' && t('faults.past'))}
      >
        <Input type="date" value={draft.date} onChange={({ target }) => onChange({ date: target.value })} />
      </Field>
    );
  }
  if (draft.dayKind === 'hijri') return <HijriFields draft={draft} fault={fault} onChange={onChange} />;
  if (draft.dayKind === 'daily') return null;
  const toggled = (day: number) =>
    draft.weekdays.includes(day) ? draft.weekdays.filter((one) => one !== day) : [...draft.weekdays, day];
  return (
    <fieldset
      aria-describedby={fault === 'weekdays' ? errorId : undefined}
      className="flex min-w-0 flex-col gap-1.5"
    >
      <legend className="mb-1.5 font-semibold">{t('weekdays')}</legend>
      <div className="flex flex-wrap gap-2">
        {weekdays.map((day) => (
          <Chip
            key={day}
            isChosen={draft.weekdays.includes(day)}
            onChoose={() => onChange({ weekdays: toggled(day) })}
          >
            {words.weekday(day)}
          </Chip>
        ))}
      </div>
      <FieldError id={errorId}>{fault === 'weekdays' && t('faults.weekdays')}</FieldError>
    </fieldset>
  );
}

function HijriFields({ draft, onChange }: RuleFieldsProps) {
  const t = useTranslations('reminders.form');
  const { language } = useLanguage();
  const format = useFormatter();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={t('hijriDay')}>
        <Select value={String(draft.day)} onChange={({ target }) => onChange({ day: Number(target.value) })}>
          {monthDays.map((day) => (
            <option key={day} value={day}>
              {format.number(day)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('hijriMonth')}>
        <Select
          value={String(draft.month)}
          onChange={({ target }) => onChange({ month: Number(target.value) })}
        >
          {months.map((month) => (
            <option key={month} value={month}>
              {hijriMonthName(month, language)}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}

function TimeFields({ draft, fault, onChange }: RuleFieldsProps) {
  const t = useTranslations('reminders.form');
  const prayers = useTranslations('prayers.names');
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={t('timeKind')}>
        <Select
          value={draft.timeKind}
          onChange={({ target }) =>
            onChange({ timeKind: timeKinds.find((one) => one === target.value) ?? 'clock' })
          }
        >
          {timeKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`times.${kind}`)}
            </option>
          ))}
        </Select>
      </Field>
      {draft.timeKind === 'clock' ? (
        <Field label={t('time')} error={fault === 'time' && t('faults.time')}>
          <Input type="time" value={draft.time} onChange={({ target }) => onChange({ time: target.value })} />
        </Field>
      ) : (
        <Field label={t('prayer')}>
          <Select
            value={draft.prayer}
            onChange={({ target }) =>
              onChange({ prayer: dailyTimes.find((one) => one === target.value) ?? 'asr' })
            }
          >
            {dailyTimes.map((prayer) => (
              <option key={prayer} value={prayer}>
                {prayers(prayer)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {(draft.timeKind === 'before' || draft.timeKind === 'after') && (
        <Field label={t('minutes')} error={fault === 'minutes' && t('faults.minutes')}>
          <Input
            inputMode="numeric"
            value={draft.minutes}
            onChange={({ target }) => onChange({ minutes: target.value })}
          />
        </Field>
      )}
    </div>
  );
}

/** Why the server refused a reminder. */
export function SaveError({ error }: { error: unknown }) {
  const errorText = useErrorText();
  return <FieldError id={useId()}>{error !== null && errorText(error)}</FieldError>;
}
