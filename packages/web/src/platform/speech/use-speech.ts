import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { readAloud } from './reader.ts';
import { piecesOf, voiceFor } from './voices.ts';

/**
 * The voices of the browser. `unknown` during prerendering and until the browser lists them, which takes a while;
 * `unsupported` where it cannot speak.
 */
type Voices = 'unknown' | 'unsupported' | readonly SpeechSynthesisVoice[];

/** A browser without voices by then has none. */
const patienceMs = 2000;

let voices: Voices = 'unknown';

function readVoices(isLast: boolean): void {
  if (!('speechSynthesis' in globalThis)) {
    voices = 'unsupported';
    return;
  }
  const named = speechSynthesis.getVoices();
  if (named.length > 0 || isLast) voices = named;
}

function subscribe(changed: () => void): () => void {
  const read = (isLast: boolean) => {
    const before = voices;
    readVoices(isLast);
    if (voices !== before) changed();
  };
  read(false);
  if (voices === 'unsupported') return () => {};
  const onVoices = () => read(true);
  // In some browsers `speechSynthesis` is not an event target.
  speechSynthesis.addEventListener?.('voiceschanged', onVoices);
  const timer = setTimeout(() => read(true), patienceMs);
  return () => {
    speechSynthesis.removeEventListener?.('voiceschanged', onVoices);
    clearTimeout(timer);
  };
}

interface SpokenPart {
  text: string;
  language: string;
}

export interface Speech {
  voices: Voices;
  /** The name of the text that is being read; null when there is none. */
  reading: string | null;
  /** Whether there is a voice for a language. */
  canRead: (language: string) => boolean;
  /** Reads a text under a name, and stops the text that is being read. */
  read: (name: string, text: string, language: string) => void;
  /** Reads texts in several languages one after the other, and skips those without a voice. */
  readAll: (name: string, parts: readonly SpokenPart[]) => void;
  /** Stops the text that this component started. */
  stop: () => void;
}

/** Reads aloud with the voices of the device. Stops when the page is left. `onFailed`: a voice failed. */
export function useSpeech(onFailed: () => void): Speech {
  const known = useSyncExternalStore(
    subscribe,
    () => voices,
    () => 'unknown' as const,
  );
  const [reading, setReading] = useState<string | null>(null);
  const silence = useRef<() => void>(undefined);
  const stop = useCallback(() => silence.current?.(), []);

  useEffect(() => {
    addEventListener('pagehide', stop);
    return () => {
      removeEventListener('pagehide', stop);
      stop();
    };
  }, [stop]);

  const voiceOf = (language: string) => (typeof known === 'string' ? undefined : voiceFor(known, language));

  function readAll(name: string, parts: readonly SpokenPart[]): void {
    const pieces = parts.flatMap(({ text, language }) => {
      const voice = voiceOf(language);
      return voice ? piecesOf(text).map((words) => ({ words, voice })) : [];
    });
    if (pieces.length === 0) return;
    silence.current = readAloud(pieces, { onEnd: () => setReading(null), onFailed });
    setReading(name);
  }
  const read = (name: string, text: string, language: string) => readAll(name, [{ text, language }]);

  return {
    voices: known,
    reading,
    canRead: (language) => voiceOf(language) !== undefined,
    read,
    readAll,
    stop,
  };
}
