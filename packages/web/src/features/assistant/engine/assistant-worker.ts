import type { EngineRequest, FromEngine, ToEngine } from './protocol.ts';
// Imported and not loaded later: one file is what the service worker keeps for offline use.
import { prepare, replyTo } from './reply-to.ts';

addEventListener('message', ({ data }: MessageEvent<ToEngine>) => {
  // Offline, the first question reports the failure.
  if (data.kind === 'prepare') prepare(data.wordsVersion, data.language).catch(() => undefined);
  else void answer(data);
});

async function answer(request: EngineRequest): Promise<void> {
  const { id } = request;
  try {
    postMessage({ id, reply: await replyTo(request) } satisfies FromEngine);
  } catch (error) {
    postMessage({ id, failed: String(error) } satisfies FromEngine);
  }
}
