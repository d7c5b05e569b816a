import type { Question } from '@manasik/core/assistant/decision';
import type { Reply } from '@manasik/core/assistant/reply';
import type { Language } from '@manasik/core/text/languages';
import type { DeviceData, DeviceRecords } from '../device-data.ts';

/** Loads the texts of a language before the first question. */
interface Preparation {
  readonly kind: 'prepare';
  readonly language: Language;
  /** The folder of the words of this build. */
  readonly wordsVersion: string;
}

export interface EngineRequest {
  readonly id: number;
  /** `urgent`: only whether someone must be called now; null otherwise. */
  readonly kind: 'urgent' | 'answer';
  readonly question: Question;
  /** The language of the page. */
  readonly language: Language;
  readonly wordsVersion: string;
  readonly device: DeviceData;
  /** Null for `urgent`, which needs none. */
  readonly records: DeviceRecords | null;
}

/** The messages of the page to the worker. */
export type ToEngine = Preparation | EngineRequest;

/** The reply of the worker. */
export type FromEngine =
  | { readonly id: number; readonly reply: Reply | null }
  | { readonly id: number; readonly failed: string };
