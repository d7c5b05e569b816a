import { type Language, readsArabicScript } from '../../text/languages.ts';

/** Texts that may be quoted. */
export interface ExactTexts {
  /** True if one of the texts has these words, letter by letter. Without any vowel sign, vowel signs do not count. */
  readonly contain: (quotation: string) => boolean;
}

const marks = /[\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06ED]/g;
const plain = (text: string): string =>
  ` ${text
    .normalize('NFC')
    .replaceAll('\u0640', '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\n]+/gu, ' ')
    .trim()} `;
const withoutMarks = (text: string): string => text.replaceAll(marks, '');

export function createExactTexts(texts: readonly string[]): ExactTexts {
  const exact = texts
    .flatMap((text) => text.split('\n'))
    .map(plain)
    .join('\n');
  const bare = withoutMarks(exact);
  return {
    contain: (quotation) => {
      const wanted = plain(quotation.replaceAll('\n', ' '));
      return (
        wanted.trim() === '' ||
        exact.includes(wanted) ||
        (wanted.search(marks) === -1 && bare.includes(wanted))
      );
    },
  };
}

const quotations =
  /«([^»]*)(?:»|$)|“([^”]*)(?:”|$)|„([^“”]*)(?:[“”]|$)|﴿([^﴾]*)(?:﴾|$)|﴾([^﴿]*)(?:﴿|$)|"([^"]*)(?:"|$)/g;
// The end of a quotation that began in a sentence before.
const endsOfQuotation = /^([^«]*)»|^([^“„]*)”|^([^﴿]*)﴾/;
/** "The Prophet said: …", with or without quotation marks. */
const sayings =
  /(?:(?:قال|يقول|قوله)[^:]{0,60}?(?:الله|رسول|النبي|نبي|تعالى|ﷺ)|فرمایا|فرماتے|فرمان)[^:]{0,40}:\s*(.+)$/su;
const wordsOf = (text: string): string[] => plain(text).trim().split(/\s+/).filter(Boolean);

// Shorter ones are names and terms.
const longestName = { arabic: 1, other: 3 };
const longestRun = 3;
const arabicRun =
  /[\p{Script=Arabic}\p{Script=Inherited}]+(?:[\s\p{P}]+[\p{Script=Arabic}\p{Script=Inherited}]+)*/gu;

/** True if a sentence has what looks like scripture, or like a quotation, and is no exact text of ours. */
export function hasUnverifiedQuotation(text: string, language: Language, texts: ExactTexts): boolean {
  const isArabic = readsArabicScript(language);
  if (quotationsIn(text, language).some((quoted) => isLong(quoted, isArabic) && !texts.contain(quoted)))
    return true;
  const runs = text.match(arabicRun) ?? [];
  if (!isArabic) return runs.some((run) => wordsOf(run).length > longestRun);
  const saying = sayings.exec(text)?.[1];
  if (saying !== undefined && !texts.contain(saying)) return true;
  // With vowel signs on every word it is scripture, or is meant to look like it.
  return text
    .split(/[\p{P}\n]+/u)
    .filter(
      (part) => wordsOf(part).length > longestRun && (part.match(marks) ?? []).length >= wordsOf(part).length,
    )
    .some((part) => !texts.contain(part));
}

function isLong(quoted: string, isArabic: boolean): boolean {
  const hasArabic = isArabic || /\p{Script=Arabic}/u.test(quoted);
  return wordsOf(quoted).length > (hasArabic ? longestName.arabic : longestName.other);
}

function quotationsIn(written: string, language: Language): string[] {
  // Urdu may write the marks the other way round.
  const text = language === 'ur' ? written.replaceAll(/”([^“”]*)“/g, '“$1”') : written;
  const whole = [...text.matchAll(quotations)].map((found) => found.slice(1).find(Boolean) ?? '');
  const begun = endsOfQuotation.exec(text)?.slice(1).find(Boolean);
  return begun === undefined ? whole : [...whole, begun];
}
