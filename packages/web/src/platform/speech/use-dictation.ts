import type { Language } from '@manasik/core/text/languages';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useHydrated } from '../forms/use-hydrated.ts';

/** The part of the browser's speech recognition that is used here. TypeScript does not know it. */
interface Recognition extends EventTarget {
  lang: string;
  interimResults: boolean;
  start: () => void;
  /** Ends the recording; what was said is still turned into text. */
  stop: () => void;
  abort: () => void;
}

interface RecognitionResult extends Event {
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }>>;
}

/** Recognition needs a region. */
const tags: Record<Language, string> = {
  en: 'en-GB',
  ar: 'ar-SA',
  ur: 'ur-PK',
  gu: 'gu-IN',
  bn: 'bn-BD',
  fr: 'fr-FR',
  de: 'de-DE',
  it: 'it-IT',
  es: 'es-ES',
  ru: 'ru-RU',
};

export type DictationProblem = 'refused' | 'failed';

export interface Dictation {
  /** `unsupported`: this browser cannot turn speech into text. */
  status: 'unsupported' | 'idle' | 'listening';
  start: () => void;
  stop: () => void;
}

interface DictationHandlers {
  onText: (text: string) => void;
  onProblem: (problem: DictationProblem) => void;
}

/** Turns one spoken sentence into text with the speech recognition of the browser. */
export function useDictation(language: Language, { onText, onProblem }: DictationHandlers): Dictation {
  const isHydrated = useHydrated();
  const [isListening, setListening] = useState(false);
  const running = useRef<Recognition>(undefined);
  const wasStopped = useRef(false);
  const stop = useCallback(() => {
    wasStopped.current = true;
    running.current?.stop();
    setListening(false);
  }, []);
  const abort = useCallback(() => {
    running.current?.abort();
    running.current = undefined;
    setListening(false);
  }, []);
  useEffect(() => abort, [abort]);

  function start(): void {
    const recognition = createRecognition();
    if (!recognition) return;
    abort();
    running.current = recognition;
    wasStopped.current = false;
    recognition.lang = tags[language];
    recognition.interimResults = false;
    // An older recognition may end after a newer one has begun.
    const isCurrent = () => running.current === recognition;
    recognition.addEventListener('result', (event) => {
      // The event of this name has results.
      const { results } = event as RecognitionResult;
      const text = Array.from(results, (each) => each[0]?.transcript ?? '')
        .join(' ')
        .trim();
      if (isCurrent() && text !== '') onText(text);
    });
    recognition.addEventListener('error', (event) => {
      // Nothing was said before the person stopped it, which is no failure.
      if (!isCurrent() || wasStopped.current) return;
      const code = 'error' in event ? event.error : '';
      onProblem(code === 'not-allowed' || code === 'service-not-allowed' ? 'refused' : 'failed');
    });
    recognition.addEventListener('end', () => {
      if (isCurrent()) setListening(false);
    });
    setListening(true);
    try {
      recognition.start();
    } catch {
      abort();
      onProblem('failed');
    }
  }

  if (!isHydrated || isListening) return { status: isListening ? 'listening' : 'idle', start, stop };
  return { status: recognizer() ? 'idle' : 'unsupported', start, stop };
}

type RecognitionClass = new () => Recognition;

/** Most browsers have it under a prefixed name only. */
function recognizer(): RecognitionClass | undefined {
  const browser = globalThis as {
    SpeechRecognition?: RecognitionClass;
    webkitSpeechRecognition?: RecognitionClass;
  };
  return browser.SpeechRecognition ?? browser.webkitSpeechRecognition;
}

function createRecognition(): Recognition | undefined {
  const Recognizer = recognizer();
  return Recognizer && new Recognizer();
}
