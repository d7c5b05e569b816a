import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AssistantReply } from '@manasik/contract/assistant';
import { noChoices } from '@manasik/core/guide/rites';
import { ask } from './ask.ts';
import type { Asked } from './asked.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const reply = (message: string, redFlag: AssistantReply['redFlag'] = null): AssistantReply => ({
  kind: redFlag ? 'redFlag' : 'passages',
  agentType: 'guide',
  language: 'en',
  message,
  suggestions: [],
  sources: [],
  links: [],
  numbers: [],
  warning: null,
  redFlag,
  tool: null,
  by: 'content',
  notice: null,
});

const asked: Asked = {
  text: 'Where is Mina?',
  agentType: 'guide',
  language: 'en',
  previous: null,
  conversationId: null,
  device: {
    timeZone: 'Asia/Riyadh',
    choices: noChoices,
    place: {
      name: 'Makkah',
      country: 'SA',
      latitude: 21.42251,
      longitude: 39.82619,
      timezone: 'Asia/Riyadh',
    },
    times: { method: null, madhab: 'shafi', highLatitudeRule: null, offsetsMinutes: {} },
    announced: null,
    hijriAdjustmentDays: 0,
    hasLeftMina: null,
    done: ['rite:sai'],
    stepsGoal: 8000,
  },
  records: async () => ({ measurements: null, plan: null, travel: [], reminders: null }),
};

interface Situation {
  isOnline?: boolean;
  server?: () => Promise<Response>;
  urgent?: AssistantReply | null;
  device?: () => Promise<AssistantReply>;
  conversationId?: string;
}

function run({ isOnline = true, server, urgent = null, device, conversationId }: Situation) {
  const stop = vi.fn<() => void>();
  const gone = vi.fn<() => void>();
  const seen = { urgent: [] as string[], refused: [] as string[], bodies: [] as string[] };
  vi.stubGlobal('navigator', { onLine: isOnline });
  vi.stubGlobal('fetch', (_path: string, { body, signal }: { body: string; signal: AbortSignal }) => {
    seen.bodies.push(body);
    const stopped = Promise.withResolvers<Response>();
    signal.addEventListener('abort', () => stopped.reject(signal.reason));
    return Promise.race([server?.() ?? Promise.reject(new TypeError('no network')), stopped.promise]);
  });
  const controller = new AbortController();
  const answer = ask(
    { ...asked, conversationId: conversationId ?? null },
    {
      engine: {
        urgent: async () => urgent,
        answer: device ?? (async () => reply('from the device')),
        stop,
      },
      signal: controller.signal,
      onDelta: () => {},
      onUrgent: ({ message }) => seen.urgent.push(message),
      onRefused: ({ code }) => seen.refused.push(code),
      onGone: gone,
    },
  );
  return { answer, seen, controller, stop, gone };
}

const streamed = (name: string, data: object) => async () =>
  new Response(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);

describe('a question', () => {
  it('is answered by the server, which gets what the answer depends on', async () => {
    const stored = { ...reply('from the server'), conversationId: 'c', messageId: 'm' };
    const { answer, seen } = run({ server: streamed('reply', stored) });
    expect(await answer).toEqual({
      reply: reply('from the server'),
      answeredBy: 'server',
      conversationId: 'c',
      messageId: 'm',
    });
    expect(JSON.parse(seen.bodies[0] ?? '')).toEqual({
      message: 'Where is Mina?',
      agentType: 'guide',
      context: {
        language: 'en',
        timeZone: 'Asia/Riyadh',
        choices: noChoices,
        hasLeftMina: null,
        stepsGoal: 8000,
        done: ['rite:sai'],
        // Rounded to about 1 km.
        location: { latitude: 21.42, longitude: 39.83, name: 'Makkah' },
      },
    });
  });

  describe('about what a visitor keeps', () => {
    const onServer = { ...reply('only on your device'), tool: 'trip' as const };
    const ofVisitor = { ...onServer, conversationId: null, messageId: null };

    it('is answered on the device, once the server has understood it', async () => {
      const { answer } = run({ server: streamed('reply', ofVisitor) });
      expect(await answer).toMatchObject({ answeredBy: 'device', reply: { message: 'from the device' } });
    });

    it('keeps the answer of the server where the device cannot answer', async () => {
      const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
      const { answer } = run({
        server: streamed('reply', ofVisitor),
        device: () => Promise.reject(new Error('no words')),
      });
      expect(await answer).toMatchObject({ answeredBy: 'server', reply: onServer });
      expect(logged).toHaveBeenCalledTimes(1);
      logged.mockRestore();
    });

    it('is answered by the server for a person with an account', async () => {
      const stored = { ...onServer, conversationId: 'c', messageId: 'm' };
      const { answer } = run({ server: streamed('reply', stored) });
      expect(await answer).toMatchObject({ answeredBy: 'server', reply: onServer });
    });
  });

  it('is answered on the device offline, without asking the server', async () => {
    const { answer, seen } = run({ isOnline: false });
    expect(await answer).toMatchObject({
      answeredBy: 'device',
      messageId: null,
      reply: { message: 'from the device' },
    });
    expect(seen.bodies).toEqual([]);
  });

  it('is answered on the device when the server cannot be reached', async () => {
    expect(await run({}).answer).toMatchObject({ answeredBy: 'device' });
  });

  it('is answered on the device when the account is full, and the reason is given', async () => {
    const { answer, seen } = run({ server: streamed('error', { code: 'assistant.tooManyMessages' }) });
    expect(await answer).toMatchObject({ answeredBy: 'device' });
    expect(seen.refused).toEqual(['assistant.tooManyMessages']);
  });

  it('names whom to call before the server answers', async () => {
    const served = Promise.withResolvers<Response>();
    const { answer, seen } = run({ server: () => served.promise, urgent: reply('Call 997', 'chest-pain') });
    await vi.waitFor(() => expect(seen.urgent).toEqual(['Call 997']));
    served.reject(new TypeError('no network'));
    expect(await answer).toMatchObject({ reply: { message: 'Call 997' }, answeredBy: 'device' });
  });

  it('fails when neither the server nor the device can answer', async () => {
    const { answer } = run({ device: () => Promise.reject(new Error('no words')) });
    await expect(answer).rejects.toThrow('no words');
  });

  it('ends when it is stopped, and is not answered on the device then', async () => {
    const { answer, controller } = run({
      server: () => new Promise(() => {}),
      device: async () => reply('late'),
    });
    controller.abort();
    await expect(answer).rejects.toThrow('aborted');
  });

  it('can be stopped while the device answers, and the work on the device ends', async () => {
    const { answer, controller, stop } = run({ isOnline: false, device: () => new Promise(() => {}) });
    const failure = answer.catch((error: unknown) => String(error));
    await Promise.resolve();
    controller.abort();
    expect(await failure).toContain('aborted');
    expect(stop).toHaveBeenCalledTimes(1);
  });

  it('fails when the device never answers, and the work on the device ends', async () => {
    vi.useFakeTimers();
    const { answer, stop } = run({ isOnline: false, device: () => new Promise(() => {}) });
    const failure = answer.catch((error: unknown) => String(error));
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await failure).toContain('too long');
    expect(stop).toHaveBeenCalledTimes(1);
  });

  it('begins a new conversation when its own was deleted on another device', async () => {
    const stored = { ...reply('from the server'), conversationId: 'new', messageId: 'm' };
    const replies = [
      async () => Response.json({ code: 'request.notFound' }, { status: 404 }),
      streamed('reply', stored),
    ];
    const { answer, seen, gone } = run({
      server: () => replies.shift()?.() ?? Promise.reject(new TypeError('no network')),
      conversationId: 'old',
    });
    expect(await answer).toMatchObject({ answeredBy: 'server', conversationId: 'new' });
    const ids = seen.bodies.map((body): unknown => JSON.parse(body).conversationId);
    expect(ids).toEqual(['old', undefined]);
    expect(gone).toHaveBeenCalledTimes(1);
  });
});
