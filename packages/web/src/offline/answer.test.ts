import { afterEach, expect, it, vi } from 'vitest';
import { answerFile, answerPage } from './answer.ts';
import type { OfflineList } from './offline-list.ts';
import type { FetchEvent, WorkerScope } from './worker-scope.ts';

afterEach(() => vi.unstubAllGlobals());

// Of the list a file asks only for the build, of the event only for these.
const list = { build: 'b2' } as OfflineList;
function ask(put: () => Promise<void>) {
  vi.stubGlobal('caches', { match: async () => undefined, open: async () => ({ put }) });
  vi.stubGlobal('fetch', async () => new Response('let it = 1;'));
  const kept: Promise<unknown>[] = [];
  const event = {
    request: new Request('https://manasik.test/assets/it.js'),
    waitUntil: (work: Promise<unknown>) => kept.push(work),
  } as unknown as FetchEvent;
  return { kept, reply: answerFile(list, event) };
}

it('answers with a fetched file although the storage is full', async () => {
  const { kept, reply } = ask(async () => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await (await reply).text()).toBe('let it = 1;');
  await expect(Promise.all(kept)).resolves.toBeDefined();
});

it('stores a file and keeps the worker alive until then', async () => {
  const put = vi.fn<() => Promise<void>>(async () => {});
  const { kept, reply } = ask(put);
  await reply;
  expect(kept).toHaveLength(1);
  await kept[0];
  expect(put).toHaveBeenCalledOnce();
});

it('redirects an address that no page has without asking the network, so that it works offline', async () => {
  const fetched = vi.fn<() => Promise<Response>>();
  vi.stubGlobal('fetch', fetched);
  // The redirect needs only the address.
  const event = { request: new Request('https://manasik.test/groups?lang=ur') } as unknown as FetchEvent;
  const reply = await answerPage(list, {} as WorkerScope, event);
  expect([reply.status, reply.headers.get('location')]).toEqual([
    302,
    'https://manasik.test/group-tracker?lang=ur',
  ]);
  expect(fetched).not.toHaveBeenCalled();
});
