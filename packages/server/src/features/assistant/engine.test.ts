import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Worker } from 'node:worker_threads';
import type { Question } from '@manasik/core/assistant/decision';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../../platform/logger.ts';
import { ask } from '../../testing/ask.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createEngine, type Engine } from './engine.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'manasik-engine-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A thread that obeys its question: it answers, at once or after preparing, throws, exits, or never ends. */
const file = path.join(folder, 'thread.mjs');
writeFileSync(
  file,
  `import { parentPort, threadId } from 'node:worker_threads';
   parentPort.on('message', ({ id, question, language }) => {
     if (question.text === 'throw') throw new RangeError('secretword');
     if (question.text === 'exit') process.exit(0);
     if (question.text === 'loop') for (;;);
     if (question.text === 'silence') return;
     if (question.text === 'prepare') {
       parentPort.postMessage({ kind: 'preparing' });
       for (const end = performance.now() + 1200; performance.now() < end; );
     }
     if (question.text === 'fail') return parentPort.postMessage({ kind: 'failed', id, name: 'TypeError', frames: '    at there' });
     parentPort.postMessage({ kind: 'decided', id, decision: { kind: 'unknown', near: [String(threadId)], language, agentType: 'guide' } });
   });
   parentPort.postMessage({ kind: 'ready' });`,
);

const lines: string[] = [];
let engine: Engine | undefined;
afterEach(() => engine?.close());
const start = (thread = file): Engine => {
  engine = createEngine({
    log: createLogger('info', { write: (line) => lines.push(line) }),
    file: pathToFileURL(thread),
    answersWithinMs: 500,
  });
  return engine;
};
const question = (text: string): Question => ({ text, agentType: 'guide', previous: null });
const threadOf = async (from: Engine): Promise<unknown> => {
  const decision = await from.decide(question('who'), 'en');
  return decision.kind === 'unknown' ? decision.near[0] : null;
};
const unavailable = { code: 'server.unavailable', retryAfterSeconds: 1 };

describe('the thread', () => {
  it('starts with the first question, and answers many at once in the language of each', async () => {
    const started = start();
    const languages = ['en', 'ar', 'bn', 'ru'] as const;
    const decisions = await Promise.all(languages.map((each) => started.decide(question('who'), each)));
    expect(decisions.map(({ language }) => language)).toEqual(languages);
    expect(await threadOf(started)).toBe(await threadOf(started));
  });

  it.each(['throw', 'exit', 'loop'])(
    'refuses every waiting question when it ends by %s, and starts again with the next',
    async (end) => {
      const started = start();
      const before = await threadOf(started);
      const waiting = ['silence', end, 'who'].map((text) => started.decide(question(text), 'en'));
      const results = await Promise.allSettled(waiting);
      for (const result of results) {
        expect(result).toMatchObject({ status: 'rejected', reason: unavailable });
      }
      const after = await threadOf(started);
      expect(after).not.toBe(before);
      expect(lines.join('\n')).not.toContain('secretword');
    },
  );

  it('refuses a question that it does not answer in time, and stays when it answers others', async () => {
    const started = start();
    const before = await threadOf(started);
    const late = started.decide(question('silence'), 'en');
    const others = setInterval(() => void started.decide(question('who'), 'en'), 50);
    await expect(late).rejects.toMatchObject(unavailable);
    clearInterval(others);
    expect(await threadOf(started)).toBe(before);
  });

  it('has more time while it prepares a language', async () => {
    const started = start();
    const before = await threadOf(started);
    const waiting = [started.decide(question('prepare'), 'en'), started.decide(question('who'), 'en')];
    for (const decision of await Promise.all(waiting)) expect(decision).toMatchObject({ near: [before] });
  });

  it('fails one question without its text, and stays', async () => {
    const started = start();
    const before = await threadOf(started);
    await expect(started.decide(question('fail'), 'en')).rejects.toThrow('could not be understood');
    expect(await threadOf(started)).toBe(before);
  });

  it('refuses questions when its module cannot be loaded', async () => {
    const started = start(path.join(folder, 'none.mjs'));
    await expect(started.decide(question('who'), 'en')).rejects.toMatchObject(unavailable);
  });

  it('ends with the server, and refuses the questions that wait', async () => {
    const started = start();
    await threadOf(started);
    const waiting = started.decide(question('silence'), 'en');
    started.close();
    await expect(waiting).rejects.toMatchObject(unavailable);
    await expect(started.decide(question('who'), 'en')).rejects.toMatchObject(unavailable);
  });
});

const crash = (worker: Worker): void => void worker.terminate();

describe('a server whose thread crashes', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  it('answers the waiting question with 503, and the next one as usual', async () => {
    process.once('worker', crash);
    const refused = await ask(test.visitor());
    process.off('worker', crash);
    expect(refused).toMatchObject({ status: 503, body: { code: 'server.unavailable' } });
    expect(refused.headers['retry-after']).toBe('1');
    expect((await ask(test.visitor())).status).toBe(200);
  });
});
