import type { EngineRequest, FromEngine, ToEngine } from './protocol.ts';

addEventListener('message', ({ data }: MessageEvent<ToEngine>) => {
  if (data.kind === 'prepare') {
    // Offline, the first question reports the failure.
    load()
      .then(({ prepare }) => prepare(data.wordsVersion, data.language))
      .catch(() => undefined);
  } else void answer(data);
});

// Loaded here, because a module that fails while a worker starts is not reported to the page.
const load = () => import('./reply-to.ts');

async function answer(request: EngineRequest): Promise<void> {
  const { id } = request;
  try {
    const { replyTo } = await load();
    postMessage({ id, reply: await replyTo(request) } satisfies FromEngine);
  } catch (error) {
    postMessage({ id, failed: String(error) } satisfies FromEngine);
  }
}
