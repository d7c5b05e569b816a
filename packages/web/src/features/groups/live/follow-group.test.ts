import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followGroup } from './follow-group.ts';

const answers: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  const page = new EventTarget();
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('navigator', { onLine: true });
  // A network that blocks the stream.
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      close = () => {};
    },
  );
  vi.stubGlobal(
    'fetch',
    () => new Promise<Response>((resolve) => answers.push(() => resolve(Response.json([])))),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('polls the positions again only after the previous poll was answered', async () => {
  const end = followGroup('ours');
  expect(answers).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(answers).toHaveLength(1);
  answers[0]?.();
  await vi.advanceTimersByTimeAsync(1000);
  expect(answers).toHaveLength(2);
  answers[1]?.();
  await vi.advanceTimersByTimeAsync(4000);
  expect(answers).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1000);
  expect(answers).toHaveLength(3);
  end();
});
