import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const compressible = new Set(['.js', '.css', '.json', '.svg', '.wasm', '.ttf']);
// Smaller files fit in one packet, so compressing them gains nothing.
const LEAST_BYTES = 1000;
// The highest level needs half a minute for the engine that makes PDFs, and saves a tenth.
const LARGE_BYTES = 1_000_000;
const LARGE_QUALITY = 9;

/**
 * Writes `<name>.br` and `<name>.gz` beside every file of a folder and its subfolders that is not compressed already.
 * Compresses at the highest level, because it runs once per build; except for large files, where that takes half a minute.
 */
export async function compressAll(folder: string): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    if (!compressible.has(extname(name))) continue;
    const bytes = await readFile(join(folder, name));
    if (bytes.length < LEAST_BYTES) continue;
    const quality = bytes.length < LARGE_BYTES ? constants.BROTLI_MAX_QUALITY : LARGE_QUALITY;
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
    const [br, gz] = await Promise.all([brotli(bytes, { params }), zip(bytes, { level: 9 })]);
    await Promise.all([writeFile(join(folder, `${name}.br`), br), writeFile(join(folder, `${name}.gz`), gz)]);
  }
}
