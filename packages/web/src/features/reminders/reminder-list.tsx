import { useRef, useState } from 'react';
import { useErrorText } from '../../platform/api/index.ts';
import { useIsOnline } from '../../platform/api/network.ts';
import { useMinute } from '../../platform/clock/use-minute.ts';
import { useTranslations } from '../../platform/i18n/index.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { OfflineNote } from '../../ui/offline-note.tsx';
import { Loading } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { ReminderRow } from './reminder-row.tsx';
import type { Reminder } from './reminders-store.ts';
import { byDue, useReminderBasis } from './use-due.ts';
import { addReminder, type useReminders } from './use-reminders.ts';
import { useReminderAction } from './use-reminder-action.ts';

type Reminders = ReturnType<typeof useReminders>;

/** All reminders, the next first. */
export function ReminderList({ reminders, query }: Reminders) {
  const t = useTranslations('reminders');
  const card = useRef<HTMLElement>(null);
  const isOnline = useIsOnline();
  const [deleted, setDeleted] = useState<Reminder | null>(null);
  return (
    <Card ref={card} tabIndex={-1} title={t('list.title')} titleId="reminders-list">
      {!isOnline && <OfflineNote>{t('list.offline')}</OfflineNote>}
      {deleted && (
        <Deleted
          reminder={deleted}
          onUndone={() => {
            setDeleted(null);
            card.current?.focus();
          }}
        />
      )}
      <Rows
        reminders={reminders}
        query={query}
        onDeleted={(reminder) => {
          setDeleted(reminder);
          // The pressed button is gone with its row.
          card.current?.focus();
        }}
      />
    </Card>
  );
}

function Deleted({ reminder, onUndone }: { reminder: Reminder; onUndone: () => void }) {
  const t = useTranslations('reminders.list');
  const action = useReminderAction();
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-sunken px-4 py-2">
      <p role="status" className="min-w-0 wrap-anywhere">
        {t('deleted', { text: reminder.text })}
      </p>
      <Button
        variant="secondary"
        pending={action.isPending}
        onClick={() => void action.run(() => addReminder(reminder.id, reminder).then(onUndone))}
      >
        {t('undo')}
      </Button>
    </div>
  );
}

function Rows({ reminders, query, onDeleted }: Reminders & { onDeleted: (reminder: Reminder) => void }) {
  const t = useTranslations('reminders.list');
  const common = useTranslations('common');
  const errorText = useErrorText();
  const now = useMinute();
  const basis = useReminderBasis();
  if (!reminders && query.isError) {
    return (
      <ErrorState
        title={t('failed')}
        description={errorText(query.error)}
        retryLabel={common('retry')}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    );
  }
  if (!reminders || !now) return <Loading label={common('loading')} />;
  if (reminders.length === 0) return <EmptyState title={t('empty.title')} description={t('empty.text')} />;
  return (
    <ul className="flex flex-col divide-y divide-line">
      {byDue(reminders, now.getTime(), basis).map(({ reminder, due }) => (
        <ReminderRow
          key={reminder.id}
          reminder={reminder}
          due={due}
          now={now.getTime()}
          basis={basis}
          onDeleted={onDeleted}
        />
      ))}
    </ul>
  );
}
