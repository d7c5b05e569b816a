import type { PdfRequest } from './pdf-engine.ts';
import type { PdfReply } from './pdf-worker.ts';

/**
 * Makes the PDF in a worker, because it takes seconds on a phone.
 * @throws when its code or a font cannot be fetched, or the engine fails
 */
export function makePdf(request: PdfRequest): Promise<ArrayBuffer> {
  const worker = new Worker(new URL('pdf-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<ArrayBuffer>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<PdfReply>) =>
      'pdf' in data ? resolve(data.pdf) : reject(new Error(data.failed)),
    );
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
    worker.postMessage(request);
  }).finally(() => worker.terminate());
}
