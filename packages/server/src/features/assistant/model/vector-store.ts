import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Language } from '@manasik/core/text/languages';
import { z } from 'zod';
import { sha256 } from '../../../platform/hash.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { Vector } from './embedding-client.ts';

/** The vectors of the passages of each language, in a file each. */
export interface VectorStore {
  /** Null if there is no usable file with this key (a hash of the model and the texts) and this number of vectors. */
  read(
    this: void,
    language: Language,
    expected: { readonly key: string; readonly count: number },
  ): Promise<Vector[] | null>;
  /** Only warns when the file cannot be written: the vectors are in memory. */
  write(this: void, language: Language, key: string, vectors: readonly Vector[]): Promise<void>;
}

/** `vectors`: 32-bit numbers in base64, one vector after the other; `sum`: their hash. */
const File = z.object({ key: z.string(), vectors: z.string(), sum: z.string() });

export function createVectorStore(folder: string, log: Logger): VectorStore {
  const fileOf = (language: Language): string => path.join(folder, `${language}.json`);
  return {
    read: async (language, { key, count }) => {
      try {
        const file = File.parse(JSON.parse(await readFile(fileOf(language), 'utf8')));
        if (file.key !== key) return null;
        if (file.sum !== sha256(file.vectors)) throw new Error('the vectors are damaged');
        return vectorsIn(file.vectors, count);
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
        log.warn({ err: error, language }, 'stored vectors cannot be read, and are computed again');
        return null;
      }
    },
    write: async (language, key, vectors) => {
      const bytes = Buffer.concat(vectors.map(({ buffer }) => Buffer.from(buffer)));
      const text = bytes.toString('base64');
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        // Renamed when whole: a file cut short must not replace a good one.
        const partial = `${fileOf(language)}.partial`;
        const file: z.input<typeof File> = { key, vectors: text, sum: sha256(text) };
        await writeFile(partial, JSON.stringify(file), { flush: true, mode: 0o600 });
        await rename(partial, fileOf(language));
      } catch (error) {
        log.warn(
          { err: error, language },
          'vectors cannot be stored, and are computed again after a restart',
        );
      }
    },
  };
}

function vectorsIn(base64: string, count: number): Vector[] {
  const numbers = new Float32Array(Uint8Array.from(Buffer.from(base64, 'base64')).buffer);
  const length = numbers.length / count;
  return Array.from({ length: count }, (_, index) => numbers.slice(index * length, (index + 1) * length));
}
