import type { Language } from '@manasik/core/text/languages';

/** In German a point after a digit makes an ordinal number of it: "am 10. Dhu l-Hiddscha". */
const afterWord = /(?<=(?:[\p{L}\p{M}]{3}|\p{Nd}-?\p{L}{2})[)”»“"’]*[.!?]|[۔।؟])\s+/u;
const afterWordOrNumber = /(?<=(?:[\p{L}\p{M}]{3}|\p{Nd}-?\p{L}{0,2})[)”»“"’]*[.!?]|[۔।؟])\s+/u;

/** The first sentence of a text of the catalogues, and what follows it. Short forms ("z. B.") end none. */
export function firstSentence(text: string, language: Language): { first: string; rest: string } {
  const end = (language === 'de' ? afterWord : afterWordOrNumber).exec(text);
  return end
    ? { first: text.slice(0, end.index), rest: text.slice(end.index + end[0].length) }
    : { first: text, rest: '' };
}
