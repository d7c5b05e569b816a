import { languageOf } from '@manasik/core/assistant/language-of';
import { respond } from '@manasik/core/assistant/respond';
import { createUnderstanding } from '@manasik/core/assistant/understand';
import type { Language } from '@manasik/core/text/languages';
import { describe, expect, it } from 'vitest';
import { usual } from '../src/assistant-tools/call-tool.ts';
import { respondContent, understandingContent } from './content.ts';

/** Questions in Latin letters on an English page, and a part of their replies. */
const questions: Readonly<
  Partial<Record<Language, readonly (readonly [question: string, reply: string])[]>>
> = {
  ur: [
    ['kal lahore me fajr kab hai', 'Lahore، جمعہ، 27 نومبر'],
    ['namaz ka time bata do', 'London، جمعرات، 26 نومبر'],
    ['arafat ka din kab hai', '15 مئی، 2027'],
    ['tawaf me kitne chakkar hote hai', '7 چکر'],
    ['mere abbu kho gaye hai', 'ایمرجنسی نمبر'],
  ],
  gu: [
    ['kale lahore ma fajar ketla vage chhe', 'Lahore, શુક્રવાર, 27 નવેમ્બર'],
    ['aje magrib no time shu chhe', 'London, ગુરુવાર, 26 નવેમ્બર'],
  ],
  bn: [
    ['kalke dhakay fojor koytay hobe', 'Dhaka, শুক্রবার, ২৭ নভেম্বর'],
    ['namazer somoy dekhao', 'London, বৃহস্পতিবার, ২৬ নভেম্বর'],
  ],
  ar: [
    ['bukra el fajr emta fi cairo', 'Cairo، الجمعة، 27 نوفمبر'],
    ['kam shawt fi tawaf', '7 أشواط'],
  ],
  ru: [
    ['zavtra fadzhr v lahore vo skolko', 'Lahore, пятница, 27 ноября'],
    ['skolko krugov v tavafe', '7'],
  ],
};

// Object.entries loses the key types.
describe.each(Object.entries(questions) as [Language, readonly (readonly [string, string])[]][])(
  'a question in %s, in Latin letters',
  (language, rows) => {
    const understanding = createUnderstanding(understandingContent(language), language);
    const content = respondContent(language);

    it.each(rows)('is answered on an English page in its own language: %s', async (text, part) => {
      expect(languageOf(text, 'en')).toBe(language);
      const question = { text, agentType: 'guide', previous: null } as const;
      const { message } = await respond(understanding.decide(question), { question, data: usual }, content);
      expect(message).toContain(part);
    });
  },
);
