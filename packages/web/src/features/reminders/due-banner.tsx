import { lazy, type ReactNode, Suspense } from 'react';
import { WordsProvider } from '../../platform/i18n/index.ts';
import { useReminders } from './use-reminders.ts';

const namespaces = ['reminders', 'prayers', 'errors'] as const;

// Offline, the code may not be on this device yet. Try again as soon as the device is online.
const loadList = (): Promise<{ default: () => ReactNode }> =>
  import('./due-list.tsx').catch(() =>
    new Promise((online) => addEventListener('online', online, { once: true })).then(loadList),
  );
const DueList = lazy(loadList);

/** Shows reminders that are due above every page. Without any reminder it loads nothing more. */
export default function DueBanner() {
  const { reminders } = useReminders();
  if (!reminders || reminders.length === 0) return null;
  return (
    <WordsProvider namespaces={namespaces}>
      <Suspense>
        <DueList />
      </Suspense>
    </WordsProvider>
  );
}
