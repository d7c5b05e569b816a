import type { Language } from '@manasik/core/text/languages';
import { Suspense, useEffect, useState } from 'react';
import { loadWords, useLanguage, WordsProvider } from '../../platform/i18n/index.ts';
import { useIsOnline, useOnline } from '../../platform/api/network.ts';
import { askBeforeSignOut, forgetAnswer } from '../../platform/session/before-sign-out.ts';
import { currentUser } from '../../platform/session/session.ts';
import { SignOutDialog } from './sign-out-dialog.tsx';
import {
  hasUnsent,
  loadUsedStores,
  type Loss,
  mayHaveUnsent,
  unsentAfterSending,
  unsentNow,
} from './unsent-stores.ts';

const namespaces = ['sign-out', 'common', 'navigation'] as const;

interface Asked {
  readonly owner: string;
  readonly unsent: Loss;
  readonly answer: (isConfirmed: boolean) => void;
}

const loadDelayMs = 3000;

/** Loads the words and the code of the question, because the device may be offline when a person signs out. */
async function loadAhead(language: Language): Promise<void> {
  try {
    await Promise.all([loadWords(language, namespaces), loadUsedStores()]);
  } catch {
    // The device is offline. Both are loaded again when the person signs out.
  }
}

/** Asks a person who signs out while this device has changes that were not sent. Renders nothing until then. */
export default function SignOutQuestion() {
  const { language } = useLanguage();
  const [asked, setAsked] = useState<Asked>();
  const isOnline = useIsOnline();
  useOnline(() => asked && void countAgain(asked));

  // Somebody is signed in, so an earlier sign-out is over.
  useEffect(forgetAnswer, []);

  useEffect(() => {
    const timer = setTimeout(() => void loadAhead(language), loadDelayMs);
    return () => clearTimeout(timer);
  }, [language]);

  useEffect(() => {
    const ask = async (removed: AbortSignal): Promise<boolean> => {
      const owner = currentUser()?.id;
      if (owner === undefined) return true;
      try {
        const [unsent] = await Promise.all([unsentAfterSending(owner), loadWords(language, namespaces)]);
        if (!hasUnsent(unsent)) return true;
        if (removed.aborted) return false;
        return await new Promise((answer) => setAsked({ owner, unsent, answer }));
      } catch {
        // The code or the words could not be loaded. Offline, the sign-out would be repeated once the device is online, and
        // erase what was not sent.
        return navigator.onLine;
      }
    };
    const remove = askBeforeSignOut({ isNeeded: mayHaveUnsent, ask });
    return () => {
      remove();
      setAsked(undefined);
    };
  }, [language]);

  /** The network is back, so that what waits can be sent. */
  async function countAgain({ owner, answer, unsent: before }: Asked): Promise<void> {
    const unsent = await unsentNow(owner, before);
    setAsked((now) => (now?.answer === answer ? { ...now, unsent } : now));
  }

  if (!asked) return null;
  return (
    <Suspense>
      <WordsProvider namespaces={namespaces}>
        <SignOutDialog
          unsent={asked.unsent}
          isOnline={isOnline}
          onAnswer={(isConfirmed) => {
            setAsked(undefined);
            asked.answer(isConfirmed);
          }}
        />
      </WordsProvider>
    </Suspense>
  );
}
