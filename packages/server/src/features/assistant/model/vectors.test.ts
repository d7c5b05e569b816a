import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { respondContent } from '@manasik/content/assistant/content.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ask, askedInEnglish } from '../../../testing/ask.ts';
import { embedAs, type EmbeddingCall, vectorOf } from '../../../testing/embeddings.ts';
import { answerWell, createModelApp, givenTo, type ModelApp } from '../../../testing/model-app.ts';
import { lastCallTo } from '../../../testing/model-server.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const content = respondContent('en');
const near = 'rite:sai:page';
const doc = content.docs.get(near);
const embedWell = embedAs({ [askedInEnglish]: `${doc?.title}\n${doc?.text}` });
const batches = Math.ceil(content.docs.size / 32);
const atMost = { timeout: 20_000 };
const env = { AI_EMBEDDING_MODEL: 'test-embedding' };

let test: ModelApp;
let file: string;
beforeAll(async () => {
  test = await createModelApp({ env });
  file = path.join(test.config.dataDir, 'embeddings', 'en.json');
});
afterAll(() => test.close());

const ofPassages = (): EmbeddingCall[] =>
  test.model.embeddingCalls.filter(({ body }) => !body.input.includes(askedInEnglish));
async function askFor(app: TestApp): Promise<string[]> {
  const { status, body } = await ask(app.visitor());
  expect({ status, by: body.by }).toEqual({ status: 200, by: 'model' });
  return givenTo(lastCallTo(test.model)).passages.map(({ id }) => id);
}
const askUntilNear = (app: TestApp) =>
  expect.poll(() => askFor(app), { ...atMost, interval: 200 }).toContain(near);

/** Another process on the same data. */
const restart = (more: Readonly<Record<string, string>> = {}): Promise<TestApp> =>
  createTestApp({
    database: test.database,
    env: { ...env, AI_BASE_URL: test.model.url, AI_MODEL: 'test-model', ...more },
  });

/** The batches that another process computes. */
async function batchesAfterStart(more: Readonly<Record<string, string>> = {}): Promise<number> {
  test.model.answer(answerWell);
  test.model.embed(embedWell);
  const again = await restart(more);
  try {
    await askUntilNear(again);
  } finally {
    await again.close();
  }
  return ofPassages().length;
}

describe('an embedding model that fails', () => {
  afterEach(() => test.clock.advance({ minutes: 2 }));

  const failures: Readonly<Record<string, (call: EmbeddingCall) => void>> = {
    serverError: ({ raw }) => raw.writeHead(503).end('down'),
    keyRefused: ({ raw }) => raw.writeHead(401).end('{}'),
    'unreachable, by a closed connection': ({ raw }) => raw.destroy(),
    'unreachable, by a redirect': ({ raw }) => raw.writeHead(307, { location: 'http://127.0.0.1:1/' }).end(),
    'garbage, no JSON': ({ raw }) => raw.end('<html>'),
    'garbage, with null': ({ reply, body }) => reply(body.input.map(() => [1, null])),
    'garbage, with NaN': ({ raw }) => raw.end('{"data":[{"embedding":[NaN,1]}]}'),
    'garbage, with too large numbers': ({ raw, body }) =>
      raw.end(`{"data":[${body.input.map(() => '{"embedding":[1e999,1]}').join()}]}`),
    'garbage, of zeros': ({ reply, body }) => reply(body.input.map(() => [0, 0])),
    'garbage, without numbers': ({ reply, body }) => reply(body.input.map(() => [])),
    'garbage, of two lengths': ({ reply, body }) =>
      reply(body.input.map((_, index) => Array.from({ length: 2 + (index % 2) }, () => 1))),
    'garbage, one vector too few': ({ reply, body }) => reply(body.input.slice(1).map(() => [1, 2])),
    'garbage, without an end': ({ raw }) => {
      const send = (): void => {
        while (!raw.destroyed && raw.write('9'.repeat(65_536)));
      };
      raw.on('drain', send);
      send();
    },
  };
  it.each(Object.entries(failures))(
    'leaves the answer to the passages of the engine: %s',
    async (kind, fail) => {
      test.model.answer(answerWell);
      test.model.embed(fail);
      const before = test.log.length;
      expect(await askFor(test)).not.toContain(near);
      const warnings = () => test.log.slice(before).filter((line) => line.includes('the embedding model'));
      await expect.poll(warnings, atMost).toHaveLength(1);
      expect(warnings()[0]).toContain(`"failure":"${kind.split(/\W/)[0]}"`);
      expect(existsSync(file)).toBe(false);
    },
  );

  it('in the middle of the passages is asked for the rest alone', async () => {
    test.model.answer(answerWell);
    test.model.embed((call) => {
      if (test.model.embeddingCalls.length > 2) call.raw.writeHead(503).end('down');
      else embedWell(call);
    });
    await askFor(test);
    await expect.poll(() => test.model.embeddingCalls.length, atMost).toBe(3);
    const refused = test.model.embeddingCalls[2]?.body.input;
    test.model.embed(embedWell);
    await askUntilNear(test);
    expect(test.model.embeddingCalls[0]?.body.input).toEqual(refused);
    expect(ofPassages()).toHaveLength(batches - 2);
  });
});

describe('a question', () => {
  afterEach(() => test.clock.advance({ minutes: 2 }));

  it.each<[string, (call: EmbeddingCall) => void]>([
    ['never comes', () => {}],
    [
      'comes slowly',
      ({ raw }) => {
        const timer = setInterval(() => raw.write(' '), 100);
        raw.on('close', () => clearInterval(timer));
      },
    ],
    ['is shorter than those of the passages', ({ reply }) => reply([vectorOf('ihram').slice(1)])],
  ])('is answered without its vector if that %s', async (_how, fail) => {
    test.model.answer(answerWell);
    test.model.embed(fail);
    expect(await askFor(test)).not.toContain(near);
    expect(test.model.embeddingCalls).toHaveLength(1);
    test.model.embed(embedWell);
    expect(await askFor(test)).toContain(near);
  });

  it('does not wait for a model that failed five times, for a minute', async () => {
    test.model.answer(answerWell);
    test.model.embed(({ raw }) => raw.writeHead(503).end('down'));
    for (let time = 0; time < 7; time += 1) expect(await askFor(test)).not.toContain(near);
    expect(test.model.embeddingCalls).toHaveLength(5);
    test.model.embed(embedWell);
    expect(await askFor(test)).not.toContain(near);
    test.clock.advance({ minutes: 1 });
    expect(await askFor(test)).toContain(near);
  });
});

describe('the stored vectors', () => {
  it('are used again after a restart', async () => {
    expect(await batchesAfterStart()).toBe(0);
  });

  it.each([
    ['cut short', (text: string) => text.slice(0, text.length / 2)],
    ['empty', () => ''],
    ['changed', (text: string) => text.replace('A', 'B')],
    ['something else', () => '{"vectors":[]}'],
  ])('are computed again if the file is %s', async (_how, damage) => {
    const whole = await readFile(file, 'utf8');
    await writeFile(file, damage(whole));
    expect(await batchesAfterStart()).toBe(batches);
    expect(await readFile(file, 'utf8')).toBe(whole);
  });

  it('are computed again for another model', async () => {
    expect(await batchesAfterStart({ AI_EMBEDDING_MODEL: 'other' })).toBe(batches);
  });

  it('are all computed again if the provider changes their length in the middle', async () => {
    const again = await restart({ AI_EMBEDDING_MODEL: 'changing' });
    try {
      test.model.answer(answerWell);
      test.model.embed((call) => {
        if (test.model.embeddingCalls.length > 2) embedWell(call);
        else call.reply(call.body.input.map((text) => [...vectorOf(text), 1]));
      });
      await askFor(again);
      await expect.poll(() => test.model.embeddingCalls.length, atMost).toBe(3);
      test.model.embed(embedWell);
      await askUntilNear(again);
      expect(ofPassages()).toHaveLength(batches);
    } finally {
      await again.close();
    }
  });

  it('do not keep a server open that closes while they are computed', async () => {
    const stored = await readFile(file, 'utf8');
    test.model.answer(answerWell);
    test.model.embed(() => {});
    const again = await restart({ AI_EMBEDDING_MODEL: 'silent' });
    await askFor(again);
    await expect.poll(() => test.model.embeddingCalls.length, atMost).toBe(1);
    await again.close();
    await expect.poll(() => test.model.embeddingCalls[0]?.raw.destroyed, atMost).toBe(true);
    expect(await readFile(file, 'utf8')).toBe(stored);
    expect(again.log.join('\n')).not.toMatch(/embedding model|embedded/);
  });

  it('of another language are computed with its first question', async () => {
    test.model.answer(answerWell);
    test.model.embed(embedWell);
    await ask(test.visitor(), 'ما هو الإحرام؟');
    const arabic = path.join(path.dirname(file), 'ar.json');
    await expect.poll(() => existsSync(arabic), atMost).toBe(true);
    const { docs } = respondContent('ar');
    expect(ofPassages().flatMap(({ body }) => body.input)).toContain(
      `${docs.get(near)?.title}\n${docs.get(near)?.text}`,
    );
  });
});
