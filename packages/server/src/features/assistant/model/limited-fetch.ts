import { ModelFailure } from './model-failure.ts';

// A long answer takes some hundred bytes a token, because each token is a chunk of JSON.
const MOST_BYTES = 4 * 1024 * 1024;

/** Like `fetch`, but a reply that never ends fails instead of filling the memory. Redirects could lead elsewhere. */
export const limitedFetch: typeof fetch = async (input, init) => {
  const reply = await fetch(input, { ...init, redirect: 'error' });
  if (!reply.body) return reply;
  let bytes = 0;
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      bytes += chunk.byteLength;
      if (bytes > MOST_BYTES) controller.error(new ModelFailure('tooLong'));
      else controller.enqueue(chunk);
    },
  });
  const { status, statusText, headers } = reply;
  return new Response(reply.body.pipeThrough(limit), { status, statusText, headers });
};
