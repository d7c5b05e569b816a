import type { ToolId } from '@manasik/core/assistant/agents';
import { qibla } from '@manasik/core/geo/qibla';
import { type Language, languageCodes } from '@manasik/core/text/languages';
import { westernDigits } from '@manasik/core/text/parse-number';
import { describe, expect, it } from 'vitest';
import { callTool, cityOf, sayIn } from './call-tool.ts';
import { currencyQuestions, reminderQuestions, unitQuestions, zakatQuestions } from './number-questions.ts';
import { nextQuestions, qiblaQuestions, timesQuestions } from './place-questions.ts';

/** With Western digits and ordinary spaces, and without marks of direction. */
const plain = (message: string): string =>
  westernDigits(message)
    .replaceAll(/[\u2068\u2069\u200f\u061c]/g, '')
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .replaceAll('*', '');

/** "14:40" as a clock of 24 or of 12 hours. */
function clock(time: string): RegExp {
  const [hour = '', minute = ''] = time.split(':');
  return new RegExp(`(?<!\\d)0?(?:${Number(hour)}|${Number(hour) % 12 || 12}):${minute}`);
}

const rowsOf = <T>(table: Readonly<Record<Language, readonly T[]>>): [Language, T][] =>
  languageCodes.flatMap((language) => table[language].map((row): [Language, T] => [language, row]));

describe('prayer times', () => {
  it.each(rowsOf(timesQuestions))('%s: %s', async (language, [question, prayer, place, time]) => {
    const { message } = await callTool('prayer-times', language, question);
    const [heading = '', row = '', ...more] = plain(message).split('\n\n');
    expect(heading).toContain(place);
    expect(row).toContain(sayIn(language)(`prayers.${prayer}`));
    expect(row).toMatch(clock(time));
    expect(row.split('\n')).toHaveLength(1);
    expect(more.join(' ')).not.toBe('');
  });
});

describe('the next prayer', () => {
  it.each(rowsOf(nextQuestions))('%s: %s', async (language, [question, place, prayer]) => {
    const { message } = await callTool('next-prayer', language, question);
    expect(message).toContain(place);
    expect(message).toContain(`**${sayIn(language)(`prayers.${prayer}`)}`);
  });
});

describe('the Qibla', () => {
  it.each(rowsOf(qiblaQuestions))('%s: %s', async (language, [question, place]) => {
    const { message } = await callTool('qibla', language, question);
    const { latitude, longitude } = cityOf(place);
    const { direction, compass } = qibla(latitude, longitude);
    expect(message).toContain(place);
    expect(plain(message)).toMatch(new RegExp(`(?<!\\d)${Math.round(direction)}(?!\\d)`));
    expect(message).toContain(sayIn(language)(`points.${compass}`));
  });
});

const answer = async (tool: ToolId, language: Language, question: string): Promise<string> =>
  plain((await callTool(tool, language, question)).message);

describe('zakat', () => {
  it.each(rowsOf(zakatQuestions))('%s: %s', async (language, [question, part]) => {
    expect(await answer('zakat', language, question)).toContain(part);
  });
});

describe('units', () => {
  it.each(rowsOf(unitQuestions))('%s: %s', async (language, [question, part]) => {
    expect(await answer('units', language, question)).toContain(part);
  });
});

describe('currency', () => {
  it.each(rowsOf(currencyQuestions))('%s: %s', async (language, [question, part]) => {
    expect(await answer('currency', language, question)).toContain(part);
  });
});

describe('a reminder', () => {
  it.each(rowsOf(reminderQuestions))('%s: %s', async (language, [question, text]) => {
    const { links, message } = await callTool('reminder', language, question);
    expect(message).toBe(sayIn(language)('reminder.ready'));
    expect(links).toEqual([
      { label: sayIn(language)('links.reminders'), to: `/reminders?text=${encodeURIComponent(text)}` },
    ]);
  });
});
