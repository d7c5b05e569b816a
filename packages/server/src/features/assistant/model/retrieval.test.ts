import { respondContent } from '@manasik/content/assistant/content.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ask, askedInEnglish } from '../../../testing/ask.ts';
import { embedAs } from '../../../testing/embeddings.ts';
import { answerWell, createModelApp, givenTo, type ModelApp, modelKey } from '../../../testing/model-app.ts';
import { lastCallTo } from '../../../testing/model-server.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 120_000 });

const content = respondContent('en');
const textOf = (id: string): string => `${content.docs.get(id)?.title}\n${content.docs.get(id)?.text}`;
const hanafi = { kind: null, school: 'hanafi', sex: null, isFirstTime: null, usesWheelchair: null };
const near = 'rite:sai:page';

let test: ModelApp;
const givenIds = (): string[] => givenTo(lastCallTo(test.model)).passages.map(({ id }) => id);
const askForIds = async (question?: string, more?: object): Promise<string[]> => {
  await ask(test.visitor(), question, more);
  return givenIds();
};

let ofEngine: string[];
let firstCalls: number;
beforeAll(async () => {
  test = await createModelApp({ env: { AI_EMBEDDING_MODEL: 'test-embedding', LOG_LEVEL: 'trace' } });
  test.model.answer(answerWell);
  test.model.embed(embedAs({ [askedInEnglish]: textOf(near) }));
  ofEngine = await askForIds();
  const prepared = async (): Promise<void> => {
    if (!(await askForIds()).includes(near)) throw new Error('the passages are not embedded yet');
  };
  await vi.waitFor(prepared, { timeout: 20_000, interval: 200 });
  // The last batch may have a single passage, as the call for a question has a single text.
  firstCalls = test.model.embeddingCalls.filter(({ body }) => !body.input.includes(askedInEnglish)).length;
});
beforeEach(() => {
  test.model.answer(answerWell);
  test.model.embed(embedAs({ [askedInEnglish]: textOf(near) }));
});
afterAll(() => test.close());

describe('the passages of a language', () => {
  it('are embedded after its first question, which does not wait, in batches', () => {
    expect(ofEngine).not.toContain(near);
    expect(firstCalls).toBe(Math.ceil(content.docs.size / 32));
  });
});

describe('a question that the guide answers', () => {
  it('is sent to the embedding model, and the nearest passages follow those of the engine', async () => {
    const given = await askForIds();
    expect(given.slice(0, ofEngine.length)).toEqual(ofEngine);
    expect(given[ofEngine.length]).toBe(near);
    expect(given).toHaveLength(ofEngine.length + 3);
    expect(new Set(given).size).toBe(given.length);
    const [call, ...others] = test.model.embeddingCalls;
    expect(others).toEqual([]);
    expect(call).toMatchObject({ path: '/v1/embeddings', authorization: `Bearer ${modelKey}` });
    expect(call?.body).toEqual({
      model: 'test-embedding',
      input: [askedInEnglish],
      encoding_format: 'float',
    });
  });

  it('is answered with a citation of a passage that only the embedding found', async () => {
    test.model.answer((reply) => {
      reply.text(`Sa’i is 7 laps between Safa and Marwah. [${near}]`);
      reply.end();
    });
    const { body } = await ask(test.visitor());
    expect(body).toMatchObject({
      by: 'model',
      notice: null,
      message: 'Sa’i is 7 laps between Safa and Marwah.',
    });
    expect(body.sources.map(({ id }) => id)).toEqual([near]);
  });

  it('gets passages for the school of the pilgrim alone', async () => {
    const ofShafii = 'rite:sacrifice:step-fast-shafii';
    test.model.embed(embedAs({ [askedInEnglish]: textOf(ofShafii) }));
    expect(await askForIds()).toContain(ofShafii);
    await ask(test.visitor(), askedInEnglish, { context: { choices: hanafi } });
    const { passages } = givenTo(lastCallTo(test.model));
    expect(passages).toHaveLength(ofEngine.length + 3);
    expect(passages.map(({ id }) => id)).not.toContain(ofShafii);
    test.model.embed(embedAs({ [askedInEnglish]: textOf(near) }));
    await ask(test.visitor(), askedInEnglish, { context: { choices: hanafi } });
    const ofSai = givenTo(lastCallTo(test.model)).passages.find(({ id }) => id === near);
    expect(ofSai?.text).toContain('7 laps');
    for (const school of ['shafii', 'maliki', 'hanbali'] as const) {
      expect(ofSai?.text).not.toContain(content.guide.schools[school]);
    }
  });

  it('gets a near passage whose id only begins like that of a given one', async () => {
    const leaving = 'rite:muzdalifah:step-leave';
    const leavingEarly = 'rite:muzdalifah:step-leave-early';
    const question = 'when should we set off from Muzdalifah to Mina';
    test.model.embed(embedAs({ [question]: textOf(leavingEarly) }));
    const given = await askForIds(question);
    expect(given).toContain(leaving);
    expect(given).toContain(leavingEarly);
  });

  it('gets no item of a list that it has whole', async () => {
    const women = 'rite:sai:women';
    const question = content.say('assistant-replies.followUps.women');
    const item = [...content.docs.keys()].find((id) => id.startsWith(`${women}-`)) ?? '';
    test.model.embed(embedAs({ [question]: textOf(item) }));
    const previous = { question: 'How do I do Sa’i?', passages: [near] };
    const given = await askForIds(question, { context: { previous } });
    expect(given).toContain(women);
    expect(given).not.toContain(item);
  });

  it('is embedded with the question before it if it is short, and without e-mail addresses', async () => {
    const previous = { question: 'How do I do Sa’i?', passages: [near] };
    await ask(test.visitor(), 'And for women?', { context: { previous } });
    await ask(test.visitor(), 'What is ihram (ruqayyah@example.org)?');
    expect(test.model.embeddingCalls.map(({ body }) => body.input)).toEqual([
      ['How do I do Sa’i?\nAnd for women?'],
      ['What is ihram (…)?'],
    ]);
  });
});

describe('the embedding model', () => {
  it.each([
    ['a red flag', 'My father has chest pain and cannot breathe', 'redFlag'],
    ['a question about something else', 'Who won the football world cup?', 'unknown'],
    ['a question that a tool answers', 'How many days until Hajj?', 'tool'],
  ])('is not asked about %s', async (_what, question, kind) => {
    const { body } = await ask(test.visitor(), question);
    expect(body.kind).toBe(kind);
    expect(test.model.embeddingCalls).toEqual([]);
  });

  it('is counted, and leaves no question in the log', async () => {
    await ask(test.visitor(), 'What is ihram and where do I enter ihram, secretword?');
    test.model.embed(({ raw, body }) => raw.writeHead(500).end(`${modelKey} ${body.input.join()}`));
    await ask(test.visitor(), 'What is ihram and where do I enter ihram, secretword?');
    const { text } = await test.visitor().get('/metrics');
    expect(text).toMatch(/manasik_assistant_embedding_calls_total\{outcome="answered"\} [1-9]/);
    expect(text).toMatch(/manasik_assistant_embedding_calls_total\{outcome="serverError"\} 1/);
    const log = test.log.join('\n');
    expect(log).toContain('the embedding model gave no vectors');
    expect(log).not.toContain('secretword');
    expect(log).not.toContain(modelKey);
  });
});
