/**
 * The first sentence of a text of the catalogues, and what follows it. A point after a digit ends no sentence (German
 * "am 10. Dhu l-Hiddscha"), nor does one after a letter or two ("z. B.").
 */
export function firstSentence(text: string): { first: string; rest: string } {
  const end = /(?<=[\p{L}\p{M}]{3}[)”»“"’]*[.!?۔।؟])\s+/u.exec(text);
  return end
    ? { first: text.slice(0, end.index), rest: text.slice(end.index + end[0].length) }
    : { first: text, rest: '' };
}
