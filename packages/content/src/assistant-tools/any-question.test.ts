import { toolIds } from '@manasik/core/assistant/agents';
import { languageCodes } from '@manasik/core/text/languages';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { callTool } from './call-tool.ts';
import { currencyQuestions, unitQuestions, zakatQuestions } from './number-questions.ts';
import { timesQuestions } from './place-questions.ts';

const known = languageCodes.flatMap((language) =>
  [timesQuestions, zakatQuestions, unitQuestions, currencyQuestions].flatMap((table) =>
    table[language].flatMap(([question]) => question.split(' ')),
  ),
);

/** Words of real questions in any order and script, numbers, and noise. */
const question = fc
  .array(
    fc.oneof(
      fc.constantFrom(...known),
      fc.double({ noNaN: true, noDefaultInfinity: true }).map(String),
      fc.string({ unit: 'grapheme', maxLength: 12 }),
    ),
    { maxLength: 30 },
  )
  .map((words) => words.join(' '));

it.each(toolIds)('%s answers any question in words, without an error', async (tool) => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...languageCodes), question, async (language, text) => {
      const { message, links } = await callTool(tool, language, text);
      expect(message).not.toMatch(/NaN|Infinity|undefined|^$|∞/);
      expect(links.every(({ to }) => to.startsWith('/'))).toBe(true);
    }),
    { numRuns: 150 },
  );
});

it('answers the longest question in time', async () => {
  const start = performance.now();
  await callTool('prayer-times', 'en', 'in Lahorx '.repeat(200));
  await callTool('units', 'en', '1 km '.repeat(400));
  expect(performance.now() - start).toBeLessThan(5000);
});
