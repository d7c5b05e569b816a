import { afterEach, expect, it, vi } from 'vitest';
import { noChoices } from '@manasik/core/guide/rites';
import type { EngineRequest } from './engine/protocol.ts';

const flag = {
  kind: 'redFlag',
  agentType: 'health',
  language: 'en',
  message: 'Call 997',
  suggestions: [],
  sources: [],
  links: [],
  numbers: [],
  warning: null,
  redFlag: 'chest-pain',
  tool: null,
  by: 'content',
  notice: null,
};

/** Finds that someone must be called now. */
class UrgentWorker extends EventTarget {
  terminate(): void {}
  postMessage({ id }: EngineRequest): void {
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: { id, reply: flag } })));
  }
}

afterEach(() => vi.unstubAllGlobals());

it('keeps a warning of the device when the question is stopped before the server answers', async () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => stored.set(name, text),
    removeItem: (name: string) => stored.delete(name),
  });
  vi.stubGlobal('Worker', UrgentWorker);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', (_path: string, { signal }: { signal: AbortSignal }) => {
    const stopped = Promise.withResolvers<Response>();
    signal.addEventListener('abort', () => stopped.reject(signal.reason));
    return stopped.promise;
  });
  const { stop, submit } = await import('./chat-store.ts');
  submit('My father has chest pain', 'guide', {
    language: 'en',
    device: {
      prepare: () => {},
      data: () => ({
        timeZone: 'Asia/Riyadh',
        choices: noChoices,
        place: null,
        times: { method: null, madhab: 'shafi', highLatitudeRule: null, offsetsMinutes: {} },
        announced: null,
        hijriAdjustmentDays: 0,
        hasLeftMina: null,
        done: [],
        stepsGoal: 10_000,
      }),
      records: async () => ({ measurements: null, plan: null, travel: [], reminders: null }),
    },
    onFailed: () => {},
    onRefused: () => {},
  });
  await new Promise((resolve) => setTimeout(resolve, 0));
  stop();
  await vi.waitFor(() => expect(stored.size).toBe(1));
  expect(JSON.parse([...stored.values()][0] ?? '')).toMatchObject({
    conversations: [
      {
        turns: [
          { question: 'My father has chest pain', answeredBy: 'device', reply: { redFlag: 'chest-pain' } },
        ],
      },
    ],
  });
});
