import type { FeatureReader } from './features.ts';

/**
 * The subjects that words name, without typing errors; null if they name none, one that is not allowed, or if a word is
 * about something else.
 * @param isBeside true for a word that needs no subject
 */
export function subjectsOf(
  words: readonly string[],
  conceptsOf: FeatureReader['conceptsOf'],
  allowed: ReadonlySet<string>,
  isBeside: (word: string) => boolean = () => false,
): ReadonlySet<string> | null {
  const namedBy = (some: readonly string[]) => conceptsOf(some.join(' '), { isName: true });
  const subjects = namedBy(words);
  if (subjects.size === 0 || [...subjects].some((id) => !allowed.has(id))) return null;
  // A word belongs to a subject if it names one, or if fewer are named without it.
  const isPart = (word: string, at: number): boolean =>
    isBeside(word) || namedBy([word]).size > 0 || namedBy(words.toSpliced(at, 1)).size < subjects.size;
  return words.every(isPart) ? subjects : null;
}
