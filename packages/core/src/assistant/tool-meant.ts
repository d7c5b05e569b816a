import type { Language } from '../text/languages.ts';
import { isAboutDuties } from './duties-asked.ts';
import { isShort } from './follow-up.ts';
import { smallTalk } from './intents.ts';
import { isPrayer } from './tool-questions.ts';
import { hasWord, itemsOf } from './tools/question.ts';

/** A question that names the subject of a tool does not go on with a rite: "how many days is it to Hajj?". */
export const ofTools = [
  'prayer',
  'prayer-time',
  'qibla',
  'hajj',
  'zakat',
  'gold',
  'remind',
  'steps-count',
  'visa',
  'cost',
];

export const isSmallTalk = (id: string): boolean => smallTalk.some((each) => id === `tool:${each}`);

/** False for a tool whose examples resemble a question that means something else. */
export function isToolMeant(
  id: string,
  { text, language, names }: { text: string; language: Language; names: ReadonlySet<string> },
  goesOn: boolean,
): boolean {
  if (goesOn && id.startsWith('tool:') && id !== 'tool:own-school') return false;
  // "What does my school say about the wudu for tawaf?" has a subject of its own.
  if (id === 'tool:own-school') return isShort(text);
  if (id === 'tool:duties') return isAboutDuties(text, names);
  // "What time does the train leave?", "how long does it take?"
  if (id === 'tool:prayer-times' || id === 'tool:next-prayer')
    return ofPrayer.some((each) => names.has(each)) || itemsOf(text, language).some(isPrayer);
  // "How many kilometres is it from Jeddah to Makkah?" has no amount.
  if (id === 'tool:units') return itemsOf(text, language).some(({ kind }) => kind === 'number');
  // A lost passport needs help, and not the day on which it expires.
  return id !== 'tool:passport' || itemsOf(text, language).some((item) => hasWord(item, 'validity'));
}

const ofPrayer = ['prayer', 'prayer-time'];
