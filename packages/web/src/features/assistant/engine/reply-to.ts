import { languageOf } from '@manasik/core/assistant/language-of';
import { inOtherLanguage } from '@manasik/core/assistant/other-language';
import { withPlace } from '@manasik/core/assistant/place-answer';
import type { Reply } from '@manasik/core/assistant/reply';
import { respond } from '@manasik/core/assistant/respond';
import { createUnderstanding, type Understanding } from '@manasik/core/assistant/understand';
import type { Language } from '@manasik/core/text/languages';
import { type EngineContent, engineContent } from './content.ts';
import type { EngineRequest } from './protocol.ts';
import { remember } from './remember.ts';
import { toolData } from './tool-data.ts';

interface Ready {
  readonly content: EngineContent;
  readonly understanding: Understanding;
}

// Building the index takes longer than answering. Two languages: that of the page, and that of the question.
const rememberReady = remember<Ready>(2);

/** The reply on this device; for `urgent` only if someone must be called now. */
export async function replyTo(request: EngineRequest): Promise<Reply | null> {
  const { kind, question, device, records } = request;
  const { content, understanding, isOtherLanguage } = await readyFor(request);
  const read = understanding.decide(question);
  const understood = isOtherLanguage ? inOtherLanguage(read) : read;
  if (kind === 'urgent' && understood.kind !== 'redFlag') return null;
  const data = toolData(device, records, understood.language);
  const decision = await withPlace(understood, question, data);
  return respond(decision, { question, data }, content.respond);
}

interface ReadyForQuestion extends Ready {
  /** The question is not in the language in which it is read. */
  readonly isOtherLanguage: boolean;
}

/** In the language of the question; offline, it may not be on the device, but that of the page is. */
async function readyFor({ question, language, wordsVersion }: EngineRequest): Promise<ReadyForQuestion> {
  const asked = languageOf(question.text, language);
  const ofPage = async (isOtherLanguage: boolean): Promise<ReadyForQuestion> => ({
    ...(await ready(wordsVersion, language)),
    isOtherLanguage,
  });
  if (asked === language) return ofPage(false);
  return ready(wordsVersion, asked).then(
    (own) => ({ ...own, isOtherLanguage: false }),
    () => ofPage(true),
  );
}

/** Prepares the texts of a language, so that its first question is answered without delay. */
export async function prepare(wordsVersion: string, language: Language): Promise<void> {
  await ready(wordsVersion, language);
}

const ready = (wordsVersion: string, language: Language): Promise<Ready> =>
  rememberReady(`${wordsVersion} ${language}`, () => load(wordsVersion, language));

async function load(wordsVersion: string, language: Language): Promise<Ready> {
  const content = await engineContent(wordsVersion, language);
  return { content, understanding: createUnderstanding(content.understanding, language) };
}
