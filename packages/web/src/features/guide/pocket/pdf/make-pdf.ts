import type { PdfRequest } from './pdf-engine.ts';
import type { PdfReply } from './pdf-worker.ts';

/**
 * Makes the PDF in a worker, because it takes seconds on a phone.
 * @throws when its code or a font cannot be fetched, the engine fails, or `signal` is aborted
 */
export function makePdf(request: PdfRequest, signal: AbortSignal): Promise<ArrayBuffer> {
  const worker = new Worker(new URL('pdf-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<ArrayBuffer>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<PdfReply>) =>
      'pdf' in data ? resolve(data.pdf) : reject(new Error(data.failed)),
    );
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
    worker.addEventListener('messageerror', () => reject(new Error('The reply could not be read')));
    signal.addEventListener('abort', () => reject(new Error('The page was left')));
    worker.postMessage(request);
  }).finally(() => worker.terminate());
}
