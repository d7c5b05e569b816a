import { BellRing, X } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useMinute } from '../../platform/clock/use-minute.ts';
import { useTranslations } from '../../platform/i18n/index.ts';
import { apart } from '../../platform/i18n/isolate.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { DueActions } from './due-actions.tsx';
import { byDue, useReminderBasis } from './use-due.ts';
import { useReminders } from './use-reminders.ts';

// The buttons disappear with their reminder and would lose the focus.
const focusMain = (): void => document.getElementById('main')?.focus({ preventScroll: true });

/** The first reminder that is due. The page of reminders shows all of them itself. */
export default function DueList() {
  const t = useTranslations('reminders');
  const now = useMinute();
  const { pathname } = useLocation();
  const { reminders = [] } = useReminders();
  const basis = useReminderBasis();
  // By occurrence, so that the next one is shown again.
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  if (!now || pathname === '/reminders') return null;
  const due = byDue(reminders, now.getTime(), basis).flatMap(({ reminder, due: at }) => {
    const key = `${reminder.id} ${at}`;
    return at !== null && at <= now.getTime() && !closed.has(key) ? [{ reminder, at, key }] : [];
  });
  const [first] = due;
  return (
    <section
      aria-label={first ? t('banner.label') : undefined}
      className={first && 'border-b border-line bg-green-soft text-ink print:hidden'}
    >
      <div role="status">
        {first && (
          <p className="page-width flex items-center gap-2 pt-2 font-semibold wrap-anywhere">
            <BellRing aria-hidden="true" className="size-6 shrink-0 text-green" />
            {t('banner.title', { text: apart(first.reminder.text) })}
          </p>
        )}
      </div>
      {first && (
        <div className="page-width flex flex-wrap items-center gap-2 py-2">
          <DueActions key={first.key} reminder={first.reminder} due={first.at} onHandled={focusMain} />
          <Link to="/reminders" className="inline-flex min-h-12 items-center px-2 font-semibold text-green">
            {t('banner.all', { count: due.length })}
          </Link>
          <IconButton
            label={t('banner.close')}
            icon={<X aria-hidden="true" className="size-6" />}
            onClick={() => {
              setClosed((before) => new Set([...before, first.key]));
              focusMain();
            }}
          />
        </div>
      )}
    </section>
  );
}
