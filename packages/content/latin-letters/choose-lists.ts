import { latinWords, type LatinLists, partsOfWord } from '@manasik/core/assistant/latin-letters/latin-words';
import { languageCodes } from '@manasik/core/text/languages';
import type { Lines } from './lines.ts';

// Words and parts are a power of two together, as a linear model requires.
const lengths = { names: 250, words: 1248, parts: 800 };

// What so many languages write is a name, or of no language.
const languagesOfName = 6;

/** For each word or part, its share of the lines of each language. */
type Shares = ReadonlyMap<string, readonly number[]>;

const isName = (shares: readonly number[]): boolean => shares.filter(Boolean).length >= languagesOfName;

/** Chooses what tells most about the language of a line. */
export function chooseLists(lines: Lines): LatinLists {
  const ofWords = sharesOf(lines, (line) => latinWords(line));
  const names = mostBy(new Map([...ofWords].filter(([, shares]) => isName(shares))), sum, lengths.names);
  const isKnown = new Set(names);
  const rest = new Map([...ofWords].filter(([word]) => !isKnown.has(word)));
  const words = mostBy(rest, information, lengths.words);
  for (const word of words) isKnown.add(word);
  const ofParts = sharesOf(lines, (line) =>
    latinWords(line)
      .filter((word) => !isKnown.has(word))
      .flatMap(partsOfWord),
  );
  const parts = mostBy(ofParts, information, lengths.parts);
  return { names: listOf(names), words: listOf(words), parts: listOf(parts) };
}

function sharesOf(lines: Lines, read: (line: string) => string[]): Shares {
  const shares = new Map<string, number[]>();
  for (const [index, language] of languageCodes.entries()) {
    const ofLanguage = lines[language];
    for (const each of ofLanguage.flatMap((line) => [...new Set(read(line))])) {
      const known = shares.get(each) ?? languageCodes.map(() => 0);
      known[index] = (known[index] ?? 0) + 1 / ofLanguage.length;
      shares.set(each, known);
    }
  }
  return shares;
}

const sum = (shares: readonly number[]): number => shares.reduce((total, share) => total + share, 0);

/** More if it is frequent, and if some languages have more of it than others (Kullback-Leibler divergence). */
function information(shares: readonly number[]): number {
  const all = sum(shares);
  return sum(shares.map((share) => (share > 0 ? share * Math.log((share / all) * shares.length) : 0)));
}

const mostBy = (shares: Shares, value: (of: readonly number[]) => number, count: number): string[] =>
  [...shares]
    .map(([each, of]) => ({ each, value: value(of) }))
    .toSorted((one, other) => other.value - one.value)
    .slice(0, count)
    .map(({ each }) => each);

/** Sorted, because that compresses better. */
const listOf = (texts: readonly string[]): string => texts.toSorted().join(' ');
