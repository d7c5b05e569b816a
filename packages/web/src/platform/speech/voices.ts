/** The properties of a voice that decide between voices. */
interface Voice {
  /** BCP 47, on some phones with an underscore: `ar-SA`, `ar_EG`. */
  readonly lang: string;
  /** Works offline. */
  readonly localService: boolean;
}

/** The first voice for a language; voices that work offline come first. */
export function voiceFor<V extends Voice>(voices: readonly V[], language: string): V | undefined {
  const speaking = voices.filter(({ lang }) => lang.toLowerCase().split(/[-_]/, 1)[0] === language);
  return speaking.find(({ localService }) => localService) ?? speaking[0];
}

/** Online voices stop after about fifteen seconds. No piece may be longer than this, in UTF-16 code units. */
const longestPiece = 140;

/** Splits a text into pieces at the ends of sentences, and long sentences between words. */
export function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  for (const part of text.split(/(?<=[.!?؟۔।…:؛،,;])\s+/u).flatMap(cut)) {
    const last = pieces.at(-1);
    if (last !== undefined && last.length + part.length < longestPiece) {
      pieces[pieces.length - 1] = `${last} ${part}`;
    } else if (part !== '') pieces.push(part);
  }
  return pieces;
}

/** Text without punctuation is split between words. */
function cut(part: string): string[] {
  if (part.length <= longestPiece) return [part.trim()];
  const space = part.lastIndexOf(' ', longestPiece);
  if (space <= 0) return [part.trim()];
  return [part.slice(0, space).trim(), ...cut(part.slice(space + 1))];
}
