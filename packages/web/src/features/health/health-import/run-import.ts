import { ImportError } from './failure.ts';
import type { FromImport, Reading, ToImport } from './protocol.ts';

export interface RunningImport {
  readonly reading: Promise<Reading>;
  /** Ends the worker; the promise stays open. */
  readonly cancel: () => void;
}

/** Reads an export in a worker, so that the page keeps answering. */
export function runImport(
  request: ToImport,
  onProgress: (read: number, total: number) => void,
): RunningImport {
  const worker = new Worker(new URL('import-worker.ts', import.meta.url), { type: 'module' });
  const reading = new Promise<Reading>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<FromImport>) => {
      if ('read' in data) return onProgress(data.read, data.total);
      // The memory of the reading is given back.
      worker.terminate();
      return 'reading' in data ? resolve(data.reading) : reject(new ImportError(data.failure));
    });
    worker.addEventListener('error', ({ message }) => {
      worker.terminate();
      reject(new Error(message || 'The code of the import could not be loaded'));
    });
  });
  worker.postMessage(request);
  return { reading, cancel: () => worker.terminate() };
}
