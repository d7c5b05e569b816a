import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readAloud } from './reader.ts';

/** As browsers do it: one queue for the whole page, and whoever is cut off is told so a moment later. */
let queue: EventTarget[] = [];
const cancel = vi.fn<() => void>(() => {
  const [current] = queue.splice(0);
  queueMicrotask(() => current?.dispatchEvent(new Event('error')));
});
const arabic: Pick<SpeechSynthesisVoice, 'lang'> = { lang: 'ar-SA' };
// Nothing else of a voice is looked at.
const voice = arabic as SpeechSynthesisVoice;
const pieces = [
  { words: 'one', voice },
  { words: 'two', voice },
];

beforeEach(() => {
  queue = [];
  cancel.mockClear();
  vi.stubGlobal('SpeechSynthesisUtterance', class extends EventTarget {});
  vi.stubGlobal('speechSynthesis', { speak: (piece: EventTarget) => queue.push(piece), cancel });
});
afterEach(() => vi.unstubAllGlobals());

const listener = () => ({ onEnd: vi.fn<() => void>(), onFailed: vi.fn<() => void>() });
const moment = () => new Promise((resolve) => setTimeout(resolve, 0));

it('stops for the next text without reporting a failure', async () => {
  const first = listener();
  const second = listener();
  readAloud(pieces, first);
  readAloud(pieces, second);
  await moment();
  expect(first.onEnd).toHaveBeenCalledOnce();
  expect(first.onFailed).not.toHaveBeenCalled();
  expect(second.onEnd).not.toHaveBeenCalled();
  expect(queue).toHaveLength(2);
});

it('stops only what it started itself', async () => {
  const stopFirst = readAloud(pieces, listener());
  readAloud(pieces, listener());
  stopFirst();
  await moment();
  expect(queue).toHaveLength(2);
});

it('ends after the last piece', () => {
  const { onEnd, onFailed } = listener();
  readAloud(pieces, { onEnd, onFailed });
  const [one, two] = queue;
  one?.dispatchEvent(new Event('end'));
  expect(onEnd).not.toHaveBeenCalled();
  two?.dispatchEvent(new Event('end'));
  expect(onEnd).toHaveBeenCalledOnce();
  expect(onFailed).not.toHaveBeenCalled();
});

it('reports once that a voice broke off and clears the queue', async () => {
  const { onEnd, onFailed } = listener();
  const stop = readAloud(pieces, { onEnd, onFailed });
  queue[0]?.dispatchEvent(new Event('error'));
  stop();
  await moment();
  expect(onFailed).toHaveBeenCalledOnce();
  expect(onEnd).toHaveBeenCalledOnce();
  expect(cancel).toHaveBeenCalledOnce();
  expect(queue).toEqual([]);
});
