import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ask, askedInEnglish } from '../../../testing/ask.ts';
import {
  answerWell,
  createModelApp,
  goodSentence,
  type ModelApp,
  modelKey,
} from '../../../testing/model-app.ts';
import type { ModelCall, ModelReply } from '../../../testing/model-server.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 120_000 });

let test: ModelApp;
beforeAll(async () => {
  test = await createModelApp({ env: { AI_FIRST_SECONDS: '1', AI_WHOLE_SECONDS: '3', AI_TOKENS: '200' } });
  // The first question waits for the index of its language.
  await ask(test.visitor());
});
afterAll(() => test.close());
/** A refusal that repeats what was sent, as providers do. */
const refuse = (status: number) => (reply: ModelReply, call: ModelCall) =>
  reply.refuse(status, `Key ${modelKey} may not ask: ${JSON.stringify(call.body.messages)}`);

const failures: Readonly<Record<string, (reply: ModelReply, call: ModelCall) => unknown>> = {
  keyRefused: refuse(401),
  tooManyRequests: refuse(429),
  requestRefused: refuse(400),
  serverError: refuse(500),
  'serverError with HTML': ({ raw }) =>
    raw.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad</h1>'),
  'unreachable, by a closed connection': ({ raw }) => raw.destroy(),
  'unreachable, by a redirect': ({ raw }) => raw.writeHead(307, { location: 'http://127.0.0.1:1/' }).end(),
  'garbage instead of a stream': ({ raw }) => raw.end('\u0000<html>not a stream'),
  'garbage in a chunk': (reply, call) => {
    reply.text(goodSentence(call));
    reply.raw.end('data: {"choices": [{"delta": {"content": 5}}\n\n');
  },
  'garbage reported in the stream': (reply) => {
    reply.text('Ihram ');
    reply.raw.end(`data: ${JSON.stringify({ error: { message: `no ${modelKey}`, type: 'x' } })}\n\n`);
  },
  'truncated before the end': (reply, call) => {
    reply.text(goodSentence(call));
    reply.raw.end();
  },
  'truncated by a broken connection': async (reply, call) => {
    reply.text(goodSentence(call));
    await sleep(50);
    reply.raw.destroy();
  },
  'tooLong, at the limit of tokens': (reply, call) => {
    reply.text(goodSentence(call));
    reply.end('length');
  },
  'tooLong, without an end': async (reply, call) => {
    while (!reply.raw.destroyed) {
      reply.text(`${goodSentence(call)} `);
      await sleep(1);
    }
  },
  'tooSlow, without a first word': () => sleep(1500),
  'tooSlow, with silence in between': (reply, call) => reply.text(goodSentence(call)),
  'tooSlow, letter by letter': async (reply) => {
    while (!reply.raw.destroyed) {
      reply.text('a');
      await sleep(200);
    }
  },
  empty: (reply) => reply.end(),
  'empty, but for thoughts': (reply) => {
    reply.reasoning('Let me think.');
    reply.end();
  },
  contentFilter: (reply) => reply.end('content_filter'),
  toolLoop: (reply) => {
    reply.callTool('days-to-hajj', { question: 'When is Hajj?' });
    reply.end('tool_calls');
  },
  'toolLoop of tools that do not exist': (reply) => {
    reply.callTool('delete-account', { id: 1 });
    reply.end('tool_calls');
  },
  unsupported: (reply) => {
    reply.text('Ihram is a garment.');
    reply.end();
  },
};

describe('a model that fails', () => {
  // A pause after several failures is tested elsewhere.
  afterEach(async () => {
    test.clock.advance({ minutes: 2 });
    test.model.answer(answerWell);
    const { body } = await ask(test.visitor());
    if (body.by !== 'model') throw new Error('the model did not recover');
  });

  it.each(Object.entries(failures))(
    'leads to the answer from the guide, with a notice: %s',
    async (kind, fail) => {
      const linesBefore = test.log.length;
      test.model.answer(async (reply, call) => void (await fail(reply, call)));
      const { status, body } = await ask(test.visitor());
      expect(status).toBe(200);
      expect(body).toMatchObject({ by: 'content', notice: 'modelFailed', kind: 'passages' });
      expect(body.message.length).toBeGreaterThan(20);
      expect(body.sources.length).toBeGreaterThan(0);
      const lines = test.log.slice(linesBefore).filter((line) => line.includes('the language model'));
      expect(lines).toHaveLength(1);
      expect(lines[0]).toContain(`"failure":"${kind.split(/\W/)[0]}"`);
      const everything = test.log.slice(linesBefore).join('\n');
      expect(everything).not.toContain(modelKey);
      expect(everything).not.toContain(askedInEnglish);
      expect(everything).not.toContain('garment');
    },
  );

  it('is counted by the kind of the failure', async () => {
    test.model.answer(refuse(500));
    await ask(test.visitor());
    const { text } = await test.visitor().get('/metrics');
    expect(text).toMatch(/manasik_assistant_model_calls_total\{outcome="serverError"\} [1-9]/);
    expect(text).toMatch(/manasik_assistant_model_sentences_removed_total\{reason="uncited"\} [1-9]/);
  });

  it('writes nothing to the console', async () => {
    const spies = (['error', 'warn', 'log', 'info'] as const).map((name) => vi.spyOn(console, name));
    test.model.answer(refuse(500));
    await ask(test.visitor());
    for (const spy of spies) {
      expect(spy).not.toHaveBeenCalled();
      spy.mockRestore();
    }
  });
});

describe('a model that thinks aloud', () => {
  it('answers without its thoughts', async () => {
    test.model.answer((reply, call) => {
      reply.reasoning('They ask about Ihram.');
      reply.text(`<think>Ihram is a garment. I should cite.</think>${goodSentence(call)}`);
      reply.end();
    });
    expect((await ask(test.visitor())).body).toMatchObject({ by: 'model', notice: null });
  });
});

describe('a model that is gone', () => {
  it('leads to the answer from the guide', async () => {
    await test.model.close();
    expect((await ask(test.visitor())).body).toMatchObject({ by: 'content', notice: 'modelFailed' });
    expect(test.log.join('\n')).toContain('"failure":"unreachable"');
  });
});
