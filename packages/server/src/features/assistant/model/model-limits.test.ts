import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ask, askedInEnglish } from '../../../testing/ask.ts';
import { answerWell, createModelApp, goodSentence, type ModelApp } from '../../../testing/model-app.ts';
import { callOf } from '../../../testing/model-server.ts';
import { register } from '../../../testing/test-app.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 120_000 });

const usedUp = { by: 'content', notice: 'budgetUsedUp', kind: 'passages' };
const byModel = { by: 'model', notice: null };

let test: ModelApp;
let origin: string;
beforeAll(async () => {
  test = await createModelApp({ env: { AI_ANSWERS_OF_ACCOUNT: '4' } });
  origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
  // The first question waits for the index of its language.
  await ask(test.visitor());
});
beforeEach(() => test.model.answer(answerWell));
afterAll(() => test.close());

describe('the answers of a day', () => {
  it('are limited for each account and each address, and return the next day', async () => {
    const { client, cookie } = await register(test);
    const visitor = test.visitor();
    for (const asker of [client, visitor]) {
      for (const expected of [byModel, byModel, byModel, byModel, usedUp]) {
        expect((await ask(asker)).body).toMatchObject(expected);
      }
    }
    expect(test.model.calls).toHaveLength(8);
    expect((await ask(test.as(cookie))).body).toMatchObject(usedUp);
    expect((await ask(client, 'How many days until Hajj?')).body).toMatchObject({ notice: null });
    expect((await ask((await register(test)).client)).body).toMatchObject(byModel);
    test.clock.advance({ minutes: 24 * 60 });
    expect((await ask(visitor)).body).toMatchObject(byModel);
  });
});

describe('a provider', () => {
  it('that fails five times is not called for a minute, so that nobody waits for it', async () => {
    test.model.answer((reply) => reply.refuse(503, 'down'));
    for (let time = 0; time < 7; time += 1) {
      expect((await ask(test.visitor())).body).toMatchObject({ by: 'content', notice: 'modelFailed' });
    }
    expect(test.model.calls).toHaveLength(5);
    test.model.answer(answerWell);
    test.clock.advance({ minutes: 1 });
    expect((await ask(test.visitor())).body).toMatchObject(byModel);
  });

  it('writes three answers for a person at once', async () => {
    const written = Promise.withResolvers<void>();
    test.model.answer(async (reply, call) => {
      await written.promise;
      answerWell(reply, call);
    });
    const { client } = await register(test);
    const waiting = [ask(client), ask(client), ask(client)];
    await expect.poll(() => test.model.calls.length, { timeout: 5000 }).toBe(3);
    expect((await ask(client)).body).toMatchObject({ by: 'content', notice: 'modelFailed' });
    written.resolve();
    for (const { body } of await Promise.all(waiting)) expect(body).toMatchObject(byModel);
    expect((await ask(client)).body).toMatchObject(byModel);
  });
});

describe('a reader who leaves', () => {
  it.each([
    ['a stream', 'text/event-stream'],
    ['JSON', 'application/json'],
  ])('ends the request to the provider, and nothing is stored: %s', async (_what, accept) => {
    const { client, cookie } = await register(test);
    test.model.answer((reply, call) => reply.text(goodSentence(call)));
    const headers = { accept, 'content-type': 'application/json', cookie };
    const sent = httpRequest(`${origin}/api/ai/chat`, { method: 'POST', headers });
    // A destroyed request reports its end as an error.
    sent.on('error', () => {});
    sent.end(JSON.stringify({ message: askedInEnglish, agentType: 'guide' }));
    const call = await callOf(test.model);
    sent.destroy();
    expect(await call.closed).toBe(false);
    test.model.answer(answerWell);
    await ask(client, 'What is the Talbiyah?');
    const { body } = await client.get<{ conversations: { title: string }[] }>('/api/ai/conversations');
    expect(body.conversations.map(({ title }) => title)).toEqual(['What is the Talbiyah?']);
    expect(test.log.join('\n')).not.toMatch(/"level":50|without its reply/);
  });

  it('in the middle of the text ends the request to the provider, and nothing is stored', async () => {
    const { client, cookie } = await register(test);
    test.model.answer((reply, call) => reply.text(`${goodSentence(call)} ${goodSentence(call)}`));
    const left = new AbortController();
    const reply = await fetch(`${origin}/api/ai/chat`, {
      method: 'POST',
      headers: { accept: 'text/event-stream', 'content-type': 'application/json', cookie },
      body: JSON.stringify({ message: askedInEnglish, agentType: 'guide' }),
      signal: left.signal,
    });
    const call = await callOf(test.model);
    const reader = reply.body?.getReader();
    let received = '';
    while (!/event: delta\ndata: \{"text":"[^"]/.test(received)) {
      const next = await reader?.read();
      if (!next || next.done) throw new Error(`the stream ended early: ${received}`);
      received += Buffer.from(next.value).toString();
    }
    expect(received).not.toContain('event: reply');
    left.abort();
    expect(await call.closed).toBe(false);
    const { body } = await client.get<{ conversations: object[] }>('/api/ai/conversations');
    expect(body.conversations).toEqual([]);
    expect(test.log.join('\n')).not.toMatch(/"level":50|without its reply/);
  });

  it('may wait in silence: the stream shows that the server is there', async () => {
    const written = Promise.withResolvers<void>();
    test.model.answer(async (reply, call) => {
      await written.promise;
      answerWell(reply, call);
    });
    const reply = await fetch(`${origin}/api/ai/chat`, {
      method: 'POST',
      headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
      body: JSON.stringify({ message: askedInEnglish, agentType: 'guide' }),
    });
    const reader = reply.body?.getReader();
    const first = await reader?.read();
    expect(Buffer.from(first?.value ?? '').toString()).toBe('event: delta\ndata: {"text":""}\n\n');
    written.resolve();
    let rest = '';
    for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
      rest += Buffer.from(next.value).toString();
    }
    expect(rest).toContain('"by":"model"');
  });
});
