/** A piece of a text and the voice for it. */
interface SpokenPiece {
  words: string;
  voice: SpeechSynthesisVoice;
}

interface Reading {
  /** Reading has ended, was stopped, or was replaced by another text. */
  onEnd: () => void;
  /** A voice failed. */
  onFailed: () => void;
}

// The browser has one queue for the whole page, so a new text stops the previous one.
let silence: (() => void) | undefined;

/** Stops whatever is being read on the page. */
export const stopReading = (): void => silence?.();

/**
 * Reads pieces one after the other.
 * @returns a function that stops them, and nothing that started later
 */
export function readAloud(pieces: readonly SpokenPiece[], { onEnd, onFailed }: Reading): () => void {
  silence?.();
  // A cancelled utterance also fires `end` or `error`, which must be ignored.
  const listening = new AbortController();
  const { signal } = listening;
  // Some browsers garbage-collect an utterance while they speak it, unless something refers to it.
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
