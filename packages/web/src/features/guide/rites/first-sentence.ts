import type { Language } from '@manasik/core/text/languages';

/** In German a full stop after a digit marks an ordinal number: "am 10. Dhu l-Hiddscha". */
const afterWord = /(?<=(?:[\p{L}\p{M}]{3}|\p{Nd}-?\p{L}{2})[)”»“"’]*[.!?]|[۔।؟])\s+/u;
const afterWordOrNumber = /(?<=(?:[\p{L}\p{M}]{3}|\p{Nd}-?\p{L}{0,2})[)”»“"’]*[.!?]|[۔।؟])\s+/u;

/** Splits a text of the catalogues into its first sentence and the rest. Abbreviations ("z. B.") end no sentence. */
export function firstSentence(text: string, language: Language): { first: string; rest: string } {
  const end = (language === 'de' ? afterWord : afterWordOrNumber).exec(text);
  return end
    ? { first: text.slice(0, end.index), rest: text.slice(end.index + end[0].length) }
    : { first: text, rest: '' };
}
