import type { Language } from '../../../text/languages.ts';
import { ar } from './ar.ts';
import { bn } from './bn.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { gu } from './gu.ts';
import { it } from './it.ts';
import { ru } from './ru.ts';
import type { ToolWords } from './types.ts';
import { ur } from './ur.ts';

/** The words that the tools read, by language. */
export const toolWords: Readonly<Record<Language, ToolWords>> = { en, ar, ur, gu, bn, fr, de, it, es, ru };
