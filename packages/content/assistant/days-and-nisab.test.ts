import { createUnderstanding } from '@manasik/core/assistant/understand';
import type { Language } from '@manasik/core/text/languages';
import { describe, expect, it } from 'vitest';
import { understandingContent } from './content.ts';

/** In other words than those of the content. */
const questions: readonly (readonly [Language, string, readonly string[]])[] = [
  ['en', 'days-to-hajj', ['list the days of Hajj', 'the Hajj day by day']],
  ['ru', 'days-to-hajj', ['Покажи хадж по дням', 'Список всех дней хаджа', 'Дни хаджа по датам']],
  [
    'it',
    'days-to-hajj',
    ['Mostrami l’Hajj giorno per giorno', 'l’elenco dei giorni dell’Hajj', 'giorni dell’Hajj e date'],
  ],
  ['en', 'zakat', ['nisab', 'how much is the nisab']],
  [
    'ru',
    'zakat',
    ['нисаб', 'Какой размер у нисаба?', 'Что значит нисаб?', 'С какой суммы начинается нисаб?'],
  ],
];

describe.each(questions)('in %s, the tool %s', (language, tool, texts) => {
  const { decide } = createUnderstanding(understandingContent(language), language);

  it.each(texts)('answers: %s', (text) => {
    expect(decide({ text, agentType: 'guide', previous: null })).toMatchObject({ kind: 'tool', tool });
  });
});
