// `node packages/content/hadith/verify-second-copy.ts <clone of AhmedBaset/hadith-json>` compares every second copy with
// the clone.
import { spawnSync } from 'node:child_process';
import { secondCopyCommit } from './second-copy-commit.ts';
import { brokenPointers, secondCopyPointers } from './second-copy-pointers.ts';

const [clone] = process.argv.slice(2);
if (!clone) throw new Error('Name the folder of a clone of AhmedBaset/hadith-json');

const read = new Map<string, string | undefined>();

function readCopy(path: string): string | undefined {
  if (!read.has(path)) {
    const { status, stdout } = spawnSync('git', ['show', `${secondCopyCommit}:${path}`], {
      cwd: clone,
      encoding: 'utf8',
      maxBuffer: 2 ** 27,
    });
    read.set(path, status === 0 ? stdout : undefined);
  }
  return read.get(path);
}

const pointers = secondCopyPointers();
const broken = brokenPointers(pointers, readCopy);
for (const line of broken) console.error(line);
console.log(
  `${pointers.length - broken.length} of ${pointers.length} pointers resolve at ${secondCopyCommit}`,
);
process.exitCode = broken.length > 0 ? 1 : 0;
