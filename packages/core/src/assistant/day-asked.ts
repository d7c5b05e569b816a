import { colonOf } from '../text/colon.ts';
import { byDay, sequenceOf } from '../guide/sequence.ts';
import { type GuideChoices, isFor, type RiteId } from '../guide/rites.ts';
import type { Language } from '../text/languages.ts';
import { perLanguage } from '../text/per-language.ts';
import { paragraphs, list } from './compose-parts.ts';
import type { RespondContent } from './content.ts';
import { dayWords } from './day-words.ts';
import { tokensOf } from './tools/tokens.ts';
import { plainWord, plainWords } from './folded-words.ts';

/** The days of Hajj that a question can name. */
const days = [8, 9, 10, 11, 12, 13] as const;
export type Day = (typeof days)[number];

const wordsIn = perLanguage((language) => {
  const { days: names, tasks, others } = dayWords[language];
  return { days: names.split(',').map(plainWords), tasks: plainWords(tasks), others: plainWords(others) };
});

/** The day about which a question asks "what do I do on the 9th?", as a passage; null for other questions. */
export function dayAsked(question: string, language: Language): string | null {
  const words = wordsIn(language);
  const named: Day[] = [];
  let hasTask = false;
  for (const token of tokensOf(question, language)) {
    const day = dayOf(token.kind === 'number' ? token.value : plainWord(token.word), language);
    if (day) named.push(day);
    else if (token.kind === 'number') return null;
    else if (words.tasks.has(plainWord(token.word))) hasTask = true;
    else if (!words.others.has(plainWord(token.word))) return null;
  }
  const [day, ...more] = named;
  return day && more.length === 0 && hasTask ? `day:${day}` : null;
}

/** The day of Hajj that a number, or a folded word, names. */
export function dayOf(named: number | string | null, language: Language): Day | undefined {
  const words = wordsIn(language);
  return days.find((day, at) => day === named || (typeof named === 'string' && words.days[at]?.has(named)));
}

/** The rites of a day for one pilgrim, in order: `day:9`. */
export function ritesOfDay(passage: string, { kind, school }: GuideChoices): readonly RiteId[] {
  const all = byDay(sequenceOf(kind ?? 'tamattu', school));
  return all.find(({ day }) => `day:${day}` === passage)?.stations.map(({ rite }) => rite) ?? [];
}

/** With more rites, their steps would be longer than anyone reads; each page has its own. */
const mostWithSteps = 2;

/** The rites of a day, with what each is and, for a day of few, its steps. */
export function composeDay(passage: string, content: RespondContent, choices: GuideChoices): string | null {
  const rites = ritesOfDay(passage, choices);
  if (rites.length === 0) return null;
  const { guide, structure } = content;
  return paragraphs(
    rites.flatMap((rite) => {
      const { title, short, steps } = guide.rites[rite];
      const own = structure.rites[rite].steps
        .filter((step) => isFor(step.for, choices))
        .map(({ id }) => steps[id]?.title ?? '');
      return [`**${title}**`, short, rites.length > mostWithSteps ? '' : list(own)];
    }),
  );
}

/** "9 Dhu al-Hijjah: Day of Arafah". */
export function titleOfDay(passage: string, { say, language }: RespondContent): string {
  const day = passage.slice('day:'.length);
  return `${say(`guide.days.${day}.name`)}${colonOf(language)} ${say(`guide.days.${day}.text`)}`;
}
