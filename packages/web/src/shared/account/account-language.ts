import type { Language } from '@manasik/core/text/languages';
import { api } from '../../platform/api/api.ts';
import { currentUser } from '../../platform/session/session.ts';

let languageKeeping: Promise<unknown> = Promise.resolve();

/** Keeps the chosen language on the account too, when somebody is signed in. */
export function keepLanguage(language: Language): void {
  if (!currentUser()) return;
  languageKeeping = api('PUT /api/settings', { body: { language } });
  // Here the choice holds anyway; who wants to know asks `languageKept`.
  languageKeeping.catch(() => undefined);
}

/** Settled when the last choice of a language has reached the account; rejects when it has not. */
export const languageKept = (): Promise<unknown> => languageKeeping;
