import type { PdfRequest } from './pdf-engine.ts';

export type PdfReply = { pdf: ArrayBuffer } | { failed: string };

addEventListener('message', ({ data }: MessageEvent<PdfRequest>) => void answer(data));

async function answer(request: PdfRequest): Promise<void> {
  try {
    // Loaded here, because a module that fails while a worker starts is not reported to the page.
    const { renderPdf } = await import('./pdf-engine.ts');
    const pdf = await renderPdf(request);
    postMessage({ pdf } satisfies PdfReply, { transfer: [pdf] });
  } catch (error) {
    postMessage({ failed: String(error) } satisfies PdfReply);
  }
}
