import type { Language } from '../../text/languages.ts';
import type { ReminderWords } from '../reminder-words.ts';
import { ar } from './ar.ts';
import { bn } from './bn.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { gu } from './gu.ts';
import { it } from './it.ts';
import { ru } from './ru.ts';
import { ur } from './ur.ts';

/** The words of reminders in each language. */
export const wordsOfLanguage: Readonly<Record<Language, ReminderWords>> = {
  en,
  ar,
  ur,
  gu,
  bn,
  fr,
  de,
  it,
  es,
  ru,
};
