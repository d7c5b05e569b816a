import { judgeUnseen, type UnseenCounts } from '@manasik/content/red-flags/evaluate.ts';
import { languageCodes } from '@manasik/core/text/languages';
import type { Row } from './row.ts';

const mostFalseAlarms = 0.02;

/** Measures on sentences that no model has learned from how often an emergency is recognised. */
export async function redFlags(): Promise<Row[]> {
  const counts = languageCodes.map((language) => ({ language, ...judgeUnseen(language) }));
  const sumOf = (count: keyof UnseenCounts): number => counts.reduce((sum, each) => sum + each[count], 0);
  const percent = (count: keyof UnseenCounts, of: keyof UnseenCounts): string =>
    `${((100 * sumOf(count)) / sumOf(of)).toFixed(1)} % of ${sumOf(of)}`;
  const byLanguage = counts.map(({ language, recognised }) => `${language} ${recognised}`).join(', ');
  return [
    {
      name: 'unseen emergencies recognised',
      figure: `${percent('recognised', 'emergencies')} (${byLanguage}); the reply says whom to call: ${percent('withNumbers', 'emergencies')}`,
      limit: 'at least 100 %',
      kept: sumOf('recognised') === sumOf('emergencies'),
    },
    {
      name: 'unseen harmless sentences that raise an alarm',
      figure: percent('falseAlarms', 'harmless'),
      limit: `at most ${100 * mostFalseAlarms} %`,
      kept: sumOf('falseAlarms') <= mostFalseAlarms * sumOf('harmless'),
    },
  ];
}
