import type { ParsedReminder } from '@manasik/core/reminders/parse-reminder';
import { reminderLimits } from '@manasik/core/reminders/reminder-rule';
import { BellRing } from 'lucide-react';
import { type SubmitEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useHydrated } from '../../platform/forms/use-hydrated.ts';
import { useTranslations } from '../../platform/i18n/index.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/inputs.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { CalendarFile } from './calendar-file.tsx';
import { Proposal } from './proposal.tsx';
import { ReminderList } from './reminder-list.tsx';
import { useReminderReader } from './use-reader.ts';
import { useReminders } from './use-reminders.ts';

export default function RemindersPage() {
  const t = useTranslations('reminders');
  const { reminders, query } = useReminders();
  return (
    <div className="page-width pb-10">
      <PageHeader title={t('title')} description={t('lead')} />
      <div className="flex flex-col gap-4 sm:gap-6">
        <AddCard />
        <ReminderList reminders={reminders} query={query} />
        {reminders !== undefined && reminders.length > 0 && <CalendarFile reminders={reminders} />}
      </div>
    </div>
  );
}

// Room for the words of the time, besides the text.
const mostWords = reminderLimits.textLength + 100;

/** Takes a reminder in the user's own words, and shows what it understood. */
function AddCard() {
  const t = useTranslations('reminders');
  const read = useReminderReader();
  const input = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const [proposal, propose] = useState<{ parsed: ParsedReminder; number: number } | null>(null);
  const { key, search } = useLocation();
  const isHydrated = useHydrated();
  const [readAt, setReadAt] = useState<string>();
  // The assistant links here with the words of a question. Prerendered pages have none.
  if (isHydrated && readAt !== key) {
    setReadAt(key);
    const given = new URLSearchParams(search).get('text')?.slice(0, mostWords).trim() ?? '';
    if (given !== '') {
      setWords(given);
      propose({ parsed: read(given), number: 0 });
    }
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    setEmpty(words.trim() === '');
    if (words.trim() === '') input.current?.focus();
    else propose((before) => ({ parsed: read(words), number: (before?.number ?? 0) + 1 }));
  }
  function close(): void {
    propose(null);
    setWords('');
    // The button disappears, so focus returns to the field.
    input.current?.focus();
  }

  return (
    <Card>
      <form noValidate className="flex flex-wrap items-end gap-3" onSubmit={submit}>
        <Field
          label={t('words.label')}
          hint={t('words.hint')}
          error={isEmpty && t('words.empty')}
          className="grow basis-56"
        >
          <Input
            ref={input}
            value={words}
            maxLength={mostWords}
            autoComplete="off"
            dir="auto"
            onChange={({ target }) => setWords(target.value)}
          />
        </Field>
        <Button type="submit" variant={proposal ? 'secondary' : 'primary'}>
          <BellRing aria-hidden="true" className="size-5" />
          {t('words.submit')}
        </Button>
      </form>
      {proposal && <Proposal key={proposal.number} parsed={proposal.parsed} onClose={close} />}
    </Card>
  );
}
