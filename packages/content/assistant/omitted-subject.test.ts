import type { PreviousQuestion } from '@manasik/core/assistant/decision';
import { createUnderstanding } from '@manasik/core/assistant/understand';
import type { Language } from '@manasik/core/text/languages';
import { describe, expect, it } from 'vitest';
import { understandingContent } from './content.ts';

/** The first passage, or the tool, for the last of several questions. */
function answerOf(language: Language, questions: readonly string[]): string | null {
  const { decide } = createUnderstanding(understandingContent(language), language);
  let previous: PreviousQuestion | null = null;
  let answer: string | null = null;
  for (const text of questions) {
    const decision = decide({ text, agentType: 'guide', previous });
    const passages = decision.kind === 'passages' ? decision.passages : [];
    const tool = decision.kind === 'tool' ? decision.tool : null;
    previous = { question: text, passages, tool };
    answer = tool ?? passages[0] ?? null;
  }
  return answer;
}

describe('a question that leaves out its subject takes it from the one before', () => {
  it.each<[Language, string, string, RegExp]>([
    ['en', 'how do i stone the jamarat', 'can someone else do it for me', /ston.*(?:proxy|deputy)/],
    ['en', 'do i need the meningitis jab', 'how long before i fly do i need to have it', /:vaccines$/],
    ['en', 'how much hair must i cut', 'and for women?', /^rite:(?:halq-or-taqsir|umrah):/],
    ['en', 'my period came before tawaf al ifadah', 'can i take pills to stop it', /:period-pills$/],
    ['ar', 'لازم احرم من الميقات ؟', 'طب لو نسيت؟', /missed-miqat/],
    ['gu', 'તવાફ પછી બે રકાત વાજીબ છે?', 'અને એ ક્યાં પઢવાની?', /two-rakahs/],
    ['gu', 'mengitis ni rasi farjiyat che?', 'ketla divas pehla levi pade', /:vaccines$/],
    ['fr', 'comment faire la lapidation', 'et si je rate le bassin ?', /stoning:step-basin/],
    ['it', 'Quando devo arrivare ad Arafat?', 'e la dua che si dice li?', /arafat:step-dua|dua:arafah/],
  ])('%s: %s – %s', (language, before, text, expected) => {
    expect(answerOf(language, [before, text])).toMatch(expected);
  });

  it.each<[Language, string, string]>([
    ['fr', 'faut-il les ablutions pour faire le tawaf ?', 'et chez les hanafites ?'],
    ['de', 'Brauche ich Wudu für den Tawaf?', 'und bei den Hanafiten?'],
    ['en', 'do i need wudu for tawaf', 'and for hanafis?'],
  ])('%s: a school alone keeps the passage: %s – %s', (language, before, text) => {
    expect(answerOf(language, [before, text])).toBe(answerOf(language, [before]));
  });

  it.each<[string, string]>([
    ['how many days is it to hajj', 'days-to-hajj'],
    ['when is maghrib', 'prayer-times'],
    ['how much is it: 500 riyals in pounds at 4.9', 'currency'],
    ['what is it in miles, 7 km', 'units'],
    ['what is ihram', 'rite:ihram:page'],
  ])('but not if it has one: %s', (text, expected) => {
    expect(answerOf('en', ['how do I do sai', text])).toBe(expected);
  });
});

describe('a tool is not called by one word of a question about something else', () => {
  it.each<[Language, string]>([
    ['es', 'a que hora sale el tren de Madrid a Sevilla'],
    ['fr', 'a quelle heure part le train de Lyon pour Paris'],
    ['it', 'a che ora passa il treno da Bologna a Firenze'],
    ['ur', 'madina se makkah train kitni der me jati hai'],
    ['gu', 'જીદ્દાહથી મદીના કેટલા કિલોમીટર'],
  ])('%s: %s', (language, text) => {
    expect(answerOf(language, [text]) ?? '').not.toMatch(/^(?:prayer-times|next-prayer|units)$/);
  });
});
