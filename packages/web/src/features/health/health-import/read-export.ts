import { openArchive } from './archive.ts';
import { type ArchiveFile, type FileStart, isUnreadable, looseFile } from './archive-file.ts';
import { createAppleExport } from './apple-export.ts';
import { createDayTotals, type Cut, type DayTotals } from './day-totals.ts';
import { ImportError } from './failure.ts';
import { readGoogleArchive, readGoogleFile } from './google-export.ts';
import { importLimits } from './limits.ts';
import type { Reading, Source, ToImport } from './protocol.ts';

export type OnProgress = (read: number, total: number) => void;

/**
 * Reads an export of Apple Health or Google by streaming, and sums it up by day.
 * @throws ImportError when it gives nothing
 */
export async function readExport(request: ToImport, onProgress: OnProgress): Promise<Reading> {
  try {
    return await readFiles(request, onProgress);
  } catch (error) {
    throw isUnreadable(error) ? new ImportError('unreadable', error) : error;
  }
}

async function readFiles(request: ToImport, onProgress: OnProgress): Promise<Reading> {
  const [file, ...others] = request.files;
  if (!file) throw new ImportError('notExport');
  if (others.length > 0) return readSeveral(request, onProgress);
  const bytes = await firstBytesOf(file);
  if (isArchive(bytes)) return readArchive(file, request, onProgress);
  const start = startOf(bytes);
  if (isXml(start)) return readXml(file, request.today, start.encoding, onProgress);
  return readGoogleFile(file, request, start, onProgress);
}

const firstBytesOf = async (file: File): Promise<Uint8Array> =>
  new Uint8Array(await file.slice(0, importLimits.headBytes).arrayBuffer());

/** By "PK" at the start. */
const isArchive = ([first, second]: Uint8Array): boolean => first === 0x50 && second === 0x4b;

/**
 * Reads files of Google together. Google divides a long time into files at midnight in UTC, and a large archive into
 * several, so a day of the user can be in two of them.
 */
async function readSeveral(request: ToImport, onProgress: OnProgress): Promise<Reading> {
  const files: ArchiveFile[] = [];
  let isHalf = false;
  for (const file of request.files) {
    const bytes = await firstBytesOf(file);
    const archive = isArchive(bytes) ? await openArchive(file) : null;
    for (const each of archive?.files ?? [looseFile(file, startOf(bytes))]) files.push(each);
    isHalf ||= archive?.isHalf === true;
  }
  for (const file of xmlFilesOf(files)) {
    if (await isApple(file, request.today, onProgress)) throw new ImportError('several');
  }
  return readGoogleArchive(files, isHalf, request, onProgress);
}

/** Whether a file is an export of Apple Health, also one without a value. */
async function isApple(file: ArchiveFile, today: string, onProgress: OnProgress): Promise<boolean> {
  try {
    return (await readXmlEntry(file, today, onProgress)) !== null;
  } catch (error) {
    if (error instanceof ImportError && error.failure === 'nothing') return true;
    throw error;
  }
}

function startOf(bytes: Uint8Array): FileStart {
  const encoding = encodingOf(bytes);
  return { head: new TextDecoder(encoding).decode(bytes).trimStart(), encoding };
}

const isXml = ({ head }: FileStart): boolean => /^<(?:\?xml|!|HealthData)/.test(head);

/** By the mark at the start. Programs that show tables, such as Excel, save some files anew in UTF-16. */
function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

async function readXml(
  file: File,
  today: string,
  encoding: string,
  onProgress: OnProgress,
): Promise<Reading> {
  const totals = createDayTotals();
  const xml = createDecodedExport(totals, encoding);
  // Not `file.stream()`: how large its pieces are differs between browsers.
  for (let at = 0; at < file.size; at += importLimits.pieceBytes) {
    const end = Math.min(at + importLimits.pieceBytes, file.size);
    if (!xml.take(new Uint8Array(await file.slice(at, end).arrayBuffer()))) break;
    onProgress(end, file.size);
  }
  return finish('apple', totals, today, xml.end());
}

async function readArchive(file: File, request: ToImport, onProgress: OnProgress): Promise<Reading> {
  const { files, isHalf } = await openArchive(file);
  for (const xml of xmlFilesOf(files)) {
    const reading = await readXmlEntry(xml, request.today, onProgress);
    if (reading) return reading;
  }
  return readGoogleArchive(files, isHalf, request, onProgress);
}

// The phone names the file in its own language (exportar.xml, 导出.xml), and a person can rename it, so the content
// decides. `export_cda.xml` has a part of the same data in another form.
const xmlFilesOf = (files: readonly ArchiveFile[]): readonly ArchiveFile[] =>
  files
    .filter(({ name, start }) => /\.xml$/i.test(name) || (start && isXml(start)))
    .filter(({ name }) => !/(?:^|\/)export_cda\.xml$/i.test(name))
    .toSorted((one, other) => other.bytes - one.bytes)
    .slice(0, importLimits.xmlFiles);

/** Null if it is another XML file. */
async function readXmlEntry(
  file: ArchiveFile,
  today: string,
  onProgress: OnProgress,
): Promise<Reading | null> {
  const totals = createDayTotals();
  const xml = createDecodedExport(totals, file.start?.encoding);
  try {
    await file.read(xml.take, (read) => onProgress(read, file.packedBytes));
  } catch (error) {
    if (error instanceof ImportError && error.failure === 'notExport') return null;
    throw error;
  }
  return finish('apple', totals, today, xml.end());
}

function createDecodedExport(totals: DayTotals, encoding = 'utf-8') {
  const decoder = new TextDecoder(encoding);
  const { write, end } = createAppleExport(totals);
  return { take: (piece: Uint8Array): boolean => write(decoder.decode(piece, { stream: true })), end };
}

/** @param cuts what is missing; null if the export is whole */
function finish(source: Source, totals: DayTotals, today: string, cuts: readonly Cut[] | null): Reading {
  const settled = totals.settle(today, cuts ?? []);
  if (settled.days.length === 0) throw new ImportError(cuts ? 'broken' : 'nothing');
  return { source, ...settled, isCut: cuts !== null };
}
