// Where the ten digits of a script begin: Latin, Arabic-Indic, those of Persian and Urdu, Devanagari, Bengali, Gujarati.
const zeros = [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xae6];

/** The whole number that was typed, in whatever digits our readers type; null where it is none, or longer than four. */
export function typedNumber(text: string): number | null {
  const digits = Array.from(text.trim(), digitOf);
  if (digits.length === 0 || digits.length > 4) return null;
  let number = 0;
  for (const digit of digits) {
    if (digit === undefined) return null;
    number = number * 10 + digit;
  }
  return number;
}

function digitOf(character: string): number | undefined {
  const code = character.codePointAt(0) ?? 0;
  const zero = zeros.find((first) => code >= first && code < first + 10);
  return zero === undefined ? undefined : code - zero;
}
