import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const texts = new Set(['.js', '.css', '.json', '.svg']);
// Smaller files fit in one packet, so compressing them gains nothing.
const LEAST_BYTES = 1000;

/**
 * Writes `<name>.br` and `<name>.gz` beside every text file of a folder and its subfolders. Compresses at the highest
 * level, because it runs once per build.
 */
export async function compressAll(folder: string): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    if (!texts.has(extname(name))) continue;
    const bytes = await readFile(join(folder, name));
    if (bytes.length < LEAST_BYTES) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    const [br, gz] = await Promise.all([brotli(bytes, { params }), zip(bytes, { level: 9 })]);
    await Promise.all([writeFile(join(folder, `${name}.br`), br), writeFile(join(folder, `${name}.gz`), gz)]);
  }
}
