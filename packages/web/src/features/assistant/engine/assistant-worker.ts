import type { EngineReply, EngineRequest } from './protocol.ts';

addEventListener('message', ({ data }: MessageEvent<EngineRequest>) => void answer(data));

async function answer(request: EngineRequest): Promise<void> {
  const { id } = request;
  try {
    // Loaded here, because a module that fails while a worker starts is not reported to the page.
    const { replyTo } = await import('./reply-to.ts');
    postMessage({ id, reply: await replyTo(request) } satisfies EngineReply);
  } catch (error) {
    postMessage({ id, failed: String(error) } satisfies EngineReply);
  }
}
