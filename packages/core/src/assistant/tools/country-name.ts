import { countryCodes } from '../../places/country-codes.ts';
import { foldText, wordsOf } from '../../search/search-text.ts';
import type { Language } from '../../text/languages.ts';
import { perLanguage } from '../../text/per-language.ts';

/** Shorter names, such as Iran and Iraq, have to be typed exactly. */
const shortestStem = 5;
const mostEnding = 3;

interface CountryNames {
  readonly code: string;
  /** Each as its folded words. */
  readonly names: readonly (readonly string[])[];
}

/** The name of a country in the language of the answer. */
export const countryName = (code: string, language: Language): string =>
  new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;

const namesIn = perLanguage((language): readonly CountryNames[] => {
  const styles = (['long', 'short'] as const).map(
    (style) => new Intl.DisplayNames(language, { type: 'region', style }),
  );
  return countryCodes.map((code) => ({
    code,
    names: [...new Set(styles.map((style) => style.of(code) ?? code))]
      // "US" is a word too.
      .filter((name) => foldText(name).length > 2)
      .map((name) => wordsOf(name)),
  }));
});

/** The country that a question names, also with an ending: "Индии", "Indian"; null if it names none. */
export function countryNamedIn(question: string, language: Language): string | null {
  const asked = wordsOf(question);
  let best: { code: string; score: number } | null = null;
  for (const { code, names } of namesIn(language)) {
    for (const name of names) {
      const score = Math.max(0, ...asked.map((_, start) => similarity(asked.slice(start), name)));
      if (score > (best?.score ?? 0)) best = { code, score };
    }
  }
  return best?.code ?? null;
}

/** The letters that the words of a name share with the beginning of `asked`, less those that differ; 0 for another name. */
function similarity(asked: readonly string[], name: readonly string[]): number {
  if (name.length === 0 || asked.length < name.length) return 0;
  let score = 0;
  for (const [index, word] of name.entries()) {
    const found = asked[index] ?? '';
    const shared = sharedLetters(found, word);
    const differing = found.length + word.length - 2 * shared;
    const isEnding =
      word.length >= shortestStem && shared >= Math.max(4, word.length - 2) && differing <= mostEnding;
    if (found !== word && !isEnding) return 0;
    score += shared - differing / 2;
  }
  return score;
}

function sharedLetters(one: string, other: string): number {
  let count = 0;
  while (count < one.length && one[count] === other[count]) count += 1;
  return count;
}
