import type { Rule } from './rule.ts';

const digits = /\p{Nd}+/gu;

/** The value of a run of decimal digits of any script. Unicode has the ten digits of each script in sequence. */
function valueOf(run: string): string {
  return Array.from(run)
    .map((digit) => {
      let zero = digit.codePointAt(0) ?? 0;
      while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && (digit.codePointAt(0) ?? 0) - zero < 9)
        zero -= 1;
      return (digit.codePointAt(0) ?? 0) - zero;
    })
    .join('');
}

/** Numbers in the words must equal those of the English, in the digits that `Intl` uses for the language. */
export const numerals: Rule = ({ language, key, english, translated }, { allows }) => {
  if (allows(key)) return [];
  const problems: string[] = [];
  const native = new Intl.NumberFormat(language, { useGrouping: false });
  const wanted = new Set((english.text.match(digits) ?? []).map(valueOf));
  const found = new Map((translated.text.match(digits) ?? []).map((run) => [valueOf(run), run]));
  for (const number of wanted) if (!found.has(number)) problems.push(`lacks the number ${number}`);
  for (const [number, run] of found) {
    if (!wanted.has(number)) problems.push(`has the number ${run}, which English lacks`);
    const zero = native.format(0).codePointAt(0) ?? 0;
    const own = Array.from(number)
      .map((digit) => String.fromCodePoint(zero + Number(digit)))
      .join('');
    if (run !== own) problems.push(`writes ${run} where ${language} writes ${own}`);
  }
  return problems;
};
