/** A piece of a text, and who says it. */
interface SpokenPiece {
  words: string;
  voice: SpeechSynthesisVoice;
}

interface Reading {
  /** It is silent: at its end, stopped, or because something else is read. */
  onEnd: () => void;
  /** A voice broke off. */
  onFailed: () => void;
}

// The browser has one queue for the whole page, so what begins to be read silences what was.
let silence: (() => void) | undefined;

/** Reads pieces one after the other. Returns what stops them, and nothing that others have begun. */
export function readAloud(pieces: readonly SpokenPiece[], { onEnd, onFailed }: Reading): () => void {
  silence?.();
  // What is cut off tells its end, or a failure, like what has ended; nobody listens to it any more.
  const listening = new AbortController();
  const { signal } = listening;
  // Kept, because some browsers forget what they are reading when nobody else holds it.
  let queue: SpeechSynthesisUtterance[] = [];
  function stop(): void {
    if (signal.aborted) return;
    listening.abort();
    queue = [];
    silence = undefined;
    speechSynthesis.cancel();
    onEnd();
  }
  function fail(): void {
    stop();
    onFailed();
  }
  queue = pieces.map(({ words, voice }) => {
    const piece = new SpeechSynthesisUtterance(words);
    piece.voice = voice;
    piece.lang = voice.lang;
    piece.addEventListener('error', fail, { signal });
    return piece;
  });
  queue.at(-1)?.addEventListener('end', stop, { signal });
  silence = stop;
  for (const piece of queue) speechSynthesis.speak(piece);
  return stop;
}
