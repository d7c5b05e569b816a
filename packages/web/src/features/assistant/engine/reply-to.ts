import { respond } from '@manasik/core/assistant/respond';
import type { Reply } from '@manasik/core/assistant/reply';
import { createUnderstanding } from '@manasik/core/assistant/understand';
import { engineContent } from './content.ts';
import type { EngineRequest } from './protocol.ts';
import { toolData } from './tool-data.ts';

type Understanding = ReturnType<typeof createUnderstanding>;
type Content = Awaited<ReturnType<typeof engineContent>>;

// Building the index takes longer than answering.
const known = new Map<string, Promise<{ content: Content; understanding: Understanding }>>();

/** The reply on this device; for `urgent` only if someone must be called now. */
export async function replyTo({
  kind,
  question,
  language,
  wordsVersion,
  device,
}: EngineRequest): Promise<Reply | null> {
  const key = `${wordsVersion} ${language}`;
  const loading = known.get(key) ?? load(wordsVersion, language);
  known.set(key, loading);
  // A failure is not remembered: the next question may be asked online.
  loading.catch(() => known.delete(key));
  const { content, understanding } = await loading;
  const decision = understanding.decide(question);
  if (kind === 'urgent' && decision.kind !== 'redFlag') return null;
  return respond(decision, { question, data: toolData(device) }, content.respond);
}

async function load(wordsVersion: string, language: EngineRequest['language']) {
  const content = await engineContent(wordsVersion, language);
  return { content, understanding: createUnderstanding(content.understanding, language) };
}
