// Where the digits of our languages begin: Arabic, Urdu and Persian, Bengali, Gujarati.
const zeros = [0x660, 0x6f0, 0x9e6, 0xae6];

/** A whole number as people type it, in the digits of any of our languages; NaN when it is none. */
export function wholeNumber(typed: string): number {
  const plain = typed.replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = zeros.find((first) => code >= first && code <= first + 9);
    return zero === undefined ? digit : String(code - zero);
  });
  const text = plain.replaceAll(/[\s,.٬’']/g, '');
  return /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
}
