import { ImportError } from './failure.ts';
import type { FromImport, ToImport } from './protocol.ts';
import { readExport } from './read-export.ts';

const send = (message: FromImport): void => postMessage(message);

// A message for every piece would keep the page busy.
const everyMs = 100;

addEventListener('message', ({ data }: MessageEvent<ToImport>) => void read(data));

async function read(request: ToImport): Promise<void> {
  let sentAt = 0;
  const onProgress = (bytes: number, total: number): void => {
    const now = performance.now();
    if (now - sentAt < everyMs) return;
    sentAt = now;
    send({ read: bytes, total });
  };
  try {
    send({ reading: await readExport(request, onProgress) });
  } catch (error) {
    if (error instanceof ImportError) send({ failure: error.failure });
    // A mistake of the code: the page gets the event `error`.
    else reportError(error);
  }
}
