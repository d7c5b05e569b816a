import type { Language } from '@manasik/core/text/languages';
import { api } from '../../platform/api/api.ts';
import { currentUser } from '../../platform/session/session.ts';

let languageKeeping: Promise<unknown> = Promise.resolve();

/** Saves the chosen language to the account too, if someone is signed in. */
export function keepLanguage(language: Language): void {
  if (!currentUser()) return;
  languageKeeping = api('PUT /api/settings', { body: { language } });
  // The choice applies to this page anyway. `languageKept` reports a failure.
  languageKeeping.catch(() => undefined);
}

/** Resolves when the last choice has reached the account, and rejects if it has not. */
export const languageKept = (): Promise<unknown> => languageKeeping;
