import { join } from 'node:path';
import { build } from 'vite';
import type { OfflineList } from '../src/offline/offline-list.ts';

const root = join(import.meta.dirname, '..');

/** Builds the service worker with its list of files into a single `sw.js`, in a folder of its own. */
export async function buildWorker(list: OfflineList, folder: string): Promise<void> {
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    define: { OFFLINE_LIST: JSON.stringify(list) },
    build: {
      target: 'es2022',
      outDir: folder,
      emptyOutDir: true,
      reportCompressedSize: false,
      modulePreload: false,
      rolldownOptions: {
        input: { sw: 'src/offline/worker.ts' },
        // A classic script, because some browsers do not support modules in service workers.
        output: { format: 'iife', entryFileNames: '[name].js' },
      },
    },
  });
}
