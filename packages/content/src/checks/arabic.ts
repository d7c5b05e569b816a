/** The minimum number of marks per hundred letters of a vowelled text. */
const fewestMarkedPercent = 40;

const marks = /[\u064B-\u0652\u0670]/gu;
const letters = /[\u0621-\u063A\u0641-\u064A\u0671]/gu;
/** Arabic letters and marks, the Arabic comma, and the full stop and dash that the copies use. */
const arabicText = /^[\u0621-\u063A\u0640-\u0652\u0670\u0671 ،.-]+$/u;

/** The faults in the Arabic of a narration on its own. */
export function badNarrationText(arabic: string): string[] {
  const marked = (arabic.match(marks) ?? []).length;
  const all = (arabic.match(letters) ?? []).length;
  return [
    ...(arabicText.test(arabic) ? [] : ['has what is no Arabic letter, vowel or mark of a sentence']),
    ...(arabic === arabic.trim() && !arabic.includes('  ') ? [] : ['has white space too much']),
    ...(marked * 100 >= all * fewestMarkedPercent ? [] : [`has ${marked} vowels to ${all} letters`]),
  ];
}

/** The differences between the Arabic of a narration and another copy of it. */
export function badCopy(arabic: string, second: { readonly arabic: string } | undefined): string[] {
  if (!second) return ['was not checked against the second copy'];
  // Two marks on one letter may come in either order. Nothing else may differ.
  if (arabic.normalize('NFC') === second.arabic.normalize('NFC')) return [];
  return [
    bareArabic(arabic) === bareArabic(second.arabic)
      ? 'has other vowels than the second copy'
      : 'has other letters than the second copy',
  ];
}

/** Without vowels and punctuation, so that texts which differ only in those compare as equal. */
export const bareArabic = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(marks, '')
    .replaceAll(/[^\p{L} ]/gu, '')
    .replaceAll(/ +/g, ' ')
    .trim();
