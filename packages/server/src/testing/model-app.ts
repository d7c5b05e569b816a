import { type ModelCall, type ModelReply, type ModelServer, startModelServer } from './model-server.ts';
import { createTestApp, type TestApp, type TestAppOptions } from './test-app.ts';

export const modelKey = 'sk-test-0123456789';

/** The data that a model is given, as it arrives there. */
export interface GivenData {
  readonly question: string;
  readonly earlierTurns: readonly { readonly question: string; readonly answer?: string }[];
  readonly passages: readonly { readonly id: string; readonly title: string; readonly text: string }[];
}

export interface ModelApp extends TestApp {
  readonly model: ModelServer;
}

/** Creates the app with a language model that answers as a test wants. */
export async function createModelApp(options: TestAppOptions = {}): Promise<ModelApp> {
  const model = await startModelServer();
  const test = await createTestApp({
    ...options,
    env: { AI_BASE_URL: model.url, AI_MODEL: 'test-model', AI_API_KEY: modelKey, ...options.env },
  });
  return {
    ...test,
    model,
    close: async () => {
      await test.close();
      await model.close();
    },
  };
}

/** @throws when the call has no message of the user */
export function givenTo({ body }: ModelCall): GivenData {
  const message = body.messages.find(({ role }) => role === 'user');
  if (!message?.content) throw new Error('the model was given no data');
  // Written by our own server.
  return JSON.parse(message.content) as GivenData;
}

/** The first words of the first passage as a sentence that cites it. */
export function goodSentence(call: ModelCall): string {
  const [passage] = givenTo(call).passages;
  const line = passage?.text.split('\n').find((each) => /^[\p{L}*]/u.test(each)) ?? '';
  const [sentence = ''] = /^[^.!?؟।۔]+/.exec(line.replaceAll('**', '')) ?? [];
  return `${sentence}. [${passage?.id}]`;
}

/** Answers with one sentence that passes the check. */
export function answerWell(reply: ModelReply, call: ModelCall): void {
  reply.text(goodSentence(call));
  reply.end();
}
