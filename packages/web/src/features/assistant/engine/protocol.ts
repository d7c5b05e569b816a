import type { Question } from '@manasik/core/assistant/decision';
import type { Reply } from '@manasik/core/assistant/reply';
import type { Language } from '@manasik/core/text/languages';
import type { DeviceData } from '../device-data.ts';

/** What the page sends to the worker. */
export interface EngineRequest {
  readonly id: number;
  /** `urgent`: only whether someone must be called now; null otherwise. */
  readonly kind: 'urgent' | 'answer';
  readonly question: Question;
  /** The language of the page, whose texts the answer is taken from. */
  readonly language: Language;
  /** The folder of the words of this build. */
  readonly wordsVersion: string;
  readonly device: DeviceData;
}

/** What the worker sends back. */
export type EngineReply =
  | { readonly id: number; readonly reply: Reply | null }
  | { readonly id: number; readonly failed: string };
