/** What of a voice of the browser it takes to choose one. */
interface Voice {
  /** BCP 47, on some phones with an underscore: `ar-SA`, `ar_EG`. */
  readonly lang: string;
  /** Speaks without a network. */
  readonly localService: boolean;
}

/** The first voice that speaks a language, one that needs no network before the others. */
export function voiceFor<V extends Voice>(voices: readonly V[], language: string): V | undefined {
  const speaking = voices.filter(({ lang }) => lang.toLowerCase().split(/[-_]/, 1)[0] === language);
  return speaking.find(({ localService }) => localService) ?? speaking[0];
}

/** Voices from the network fall silent after some fifteen seconds: so long is no piece, in UTF-16 units. */
const longestPiece = 140;

/** A text in pieces to be read one after the other, cut at the ends of sentences and, where one is long, at words. */
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

/** What has no mark to cut at, cut between words. */
function cut(part: string): string[] {
  if (part.length <= longestPiece) return [part.trim()];
  const space = part.lastIndexOf(' ', longestPiece);
  if (space <= 0) return [part.trim()];
  return [part.slice(0, space).trim(), ...cut(part.slice(space + 1))];
}
