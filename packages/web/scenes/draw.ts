/** Writes every drawing to its file: `node packages/web/scenes/draw.ts`. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawAll } from './drawings.ts';

const files = drawAll();
const target = join(import.meta.dirname, '../src/ui');
for (const folder of ['scenes', 'spots', 'diagrams']) {
  await rm(join(target, folder), { recursive: true, force: true });
  await mkdir(join(target, folder));
}
for (const [path, text] of files) await writeFile(join(target, path), text);
console.log(`${files.size} files written to ${target}`);
