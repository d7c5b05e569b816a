import type { ArchiveFile, FileStart } from './archive-file.ts';
import { createDayTotals, type DayTotals } from './day-totals.ts';
import { ImportError } from './failure.ts';
import { fitDays } from './google-csv.ts';
import type { GoogleFile } from './google-file.ts';
import { createTextCollector, googleReader, readerOfHead, wallClock } from './google-files.ts';
import { importLimits } from './limits.ts';
import type { Reading, ToImport } from './protocol.ts';

type OnProgress = (read: number, total: number) => void;

/** Reads the files of an archive of Google Takeout. @throws ImportError when it gives nothing */
export async function readGoogleArchive(
  files: readonly ArchiveFile[],
  isHalf: boolean,
  request: ToImport,
  onProgress: OnProgress,
): Promise<Reading> {
  const known = withoutCopies(files).flatMap((file) => {
    const reader = googleReader(file.name) ?? readerOfHead(file.start?.head ?? '');
    return reader ? [{ file, reader }] : [];
  });
  if (known.length === 0) throw new ImportError(isHalf && files.length > 0 ? 'broken' : 'notExport');
  const total = known.reduce((sum, { file }) => sum + file.packedBytes, 0);
  const totals = createDayTotals();
  const partsOf = createParts(totals, request.zone);
  const isCopy = createCopyCheck();
  let before = 0;
  let isCut = isHalf;
  for (const { file, reader } of known) {
    const done = before;
    const text = await textOf(file, (read) => onProgress(done + read, total));
    before += file.packedBytes;
    onProgress(before, total);
    if (text !== null && (await isCopy(file, text))) continue;
    // Of a file that ends early no day is sure to be whole, and would replace a whole day that was saved before. Other
    // files can have the same days. Google Fit has a row for each day.
    const isWhole = text !== null && reader(createParts(createDayTotals(), request.zone)(file.name, text));
    if (!isWhole) isCut = true;
    if (text !== null && (isWhole || reader === fitDays)) reader(partsOf(file.name, text));
  }
  const settled = totals.settle(request.today);
  if (settled.days.length === 0) throw new ImportError(isCut ? 'broken' : 'nothing');
  return { source: 'google', ...settled, isCut };
}

/**
 * The files, each once: the same file can be downloaded twice ("steps-2024-05-01 (1).json"), or be in two archives that
 * were chosen together. The larger one has more of the last day.
 */
function withoutCopies(files: readonly ArchiveFile[]): readonly ArchiveFile[] {
  const largest = new Map<string, ArchiveFile>();
  for (const file of files) {
    const name = file.name.replace(/ ?\(\d+\)(?=\.\w+$)/, '');
    if (file.bytes >= (largest.get(name)?.bytes ?? 0)) largest.set(name, file);
  }
  return [...largest.values()];
}

/**
 * Tells whether an earlier file has the same text: a copy can have any name ("steps-2024-05-01 copy.json"). The earlier
 * files are read again, because the texts of all of them could fill the memory.
 */
function createCopyCheck() {
  const earlier = new Map<string, ArchiveFile[]>();
  return async (file: ArchiveFile, text: string): Promise<boolean> => {
    const subject = subjectOf(file.name);
    const others = earlier.get(subject) ?? [];
    for (const other of others) if ((await textOf(other, () => undefined)) === text) return true;
    earlier.set(subject, [...others, file]);
    return false;
  };
}

/** The path until the date, without what a copy adds. Files of two subjects can have the same text and both count. */
const subjectOf = (path: string): string =>
  (/^(?:.*\/)?[^/]*?\d{4}-\d\d-\d\d/.exec(path)?.[0] ?? path).toLowerCase();

async function textOf(file: ArchiveFile, onRead: (bytes: number) => void): Promise<string | null> {
  const collector = createTextCollector(file.start?.encoding);
  const isWhole = await file.read(collector.take, onRead);
  return isWhole ? collector.text() : null;
}

/** Reads a single file. @throws ImportError when it gives nothing */
export async function readGoogleFile(
  file: File,
  { today, zone }: ToImport,
  { head, encoding }: FileStart,
  onProgress: OnProgress,
): Promise<Reading> {
  const reader = googleReader(file.name) ?? readerOfHead(head);
  if (!reader || file.size > importLimits.wholeFileBytes) throw new ImportError('notExport');
  const totals = createDayTotals();
  const text = new TextDecoder(encoding).decode(await file.arrayBuffer());
  const isWhole = reader(createParts(totals, zone)(file.name, text));
  onProgress(file.size, file.size);
  const settled = totals.settle(today);
  // Google Fit has a row for each day. The others have many, in the order of time or against it, so of a file that ends
  // early the days at both ends may lack some.
  const days = isWhole || reader === fitDays ? settled.days : settled.days.slice(1, -1);
  if (days.length === 0) throw new ImportError(isWhole ? 'nothing' : 'broken');
  return { source: 'google', days, skipped: settled.skipped, isCut: !isWhole };
}

function createParts(totals: DayTotals, zone: string) {
  const wallOf = wallClock(zone);
  const seen = new Set<string>();
  const isNew = (key: string): boolean => {
    const { size } = seen;
    return seen.add(key).size > size;
  };
  return (path: string, text: string): GoogleFile => ({
    text,
    folder: path.slice(0, path.lastIndexOf('/') + 1),
    totals,
    wallOf,
    isNew,
  });
}
