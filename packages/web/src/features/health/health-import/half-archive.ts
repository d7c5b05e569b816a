import { type ArchiveFile, type Budget, isUnreadable, type Take } from './archive-file.ts';
import { importLimits } from './limits.ts';

// The header before each file, as the format describes it (pkware.com, APPNOTE 6.3.10, section 4.3.7).
const signature = [0x50, 0x4b, 0x03, 0x04] as const;
const headerBytes = 30;
const deflated = 8;
const sizesFollow = 8;
const isEncrypted = 1;

const windowBytes = 1024 * 1024;
// Small, because the pieces before an error are kept and the one with the error is lost.
const pieceBytes = 4096;
const quietMs = 100;

/**
 * Finds the files of an archive whose end is missing, by the header before each. The library needs the list at the end,
 * so it cannot read such an archive.
 */
export async function findHalfEntries(blob: Blob, budget: Budget): Promise<ArchiveFile[]> {
  const files: ArchiveFile[] = [];
  for (let at = 0; at < blob.size && files.length < importLimits.entries; ) {
    const found = await nextHeader(blob, at);
    if (!found) break;
    const { file, next } = await fileAt(blob, found.at, budget);
    if (file) files.push(file);
    at = Math.max(next, found.at + 4);
  }
  return files;
}

async function nextHeader(blob: Blob, from: number): Promise<{ at: number } | null> {
  for (let start = from; start < blob.size; start += windowBytes) {
    // The overlap finds a signature that crosses the border of two windows.
    const bytes = await bytesOf(blob, start, start + windowBytes + signature.length - 1);
    for (let at = bytes.indexOf(signature[0]); at >= 0; at = bytes.indexOf(signature[0], at + 1)) {
      if (signature.every((byte, index) => bytes[at + index] === byte)) return { at: start + at };
    }
  }
  return null;
}

async function fileAt(
  blob: Blob,
  at: number,
  budget: Budget,
): Promise<{ file: ArchiveFile | null; next: number }> {
  const header = await bytesOf(blob, at, at + headerBytes);
  if (header.length < headerBytes) return { file: null, next: blob.size };
  const view = new DataView(header.buffer, header.byteOffset, header.byteLength);
  const flags = view.getUint16(6, true);
  const nameEnd = at + headerBytes + view.getUint16(26, true);
  const start = nameEnd + view.getUint16(28, true);
  const name = new TextDecoder().decode(await bytesOf(blob, at + headerBytes, nameEnd));
  const sizes =
    flags & sizesFollow ? null : { packed: view.getUint32(18, true), expanded: view.getUint32(22, true) };
  // Compressed data can contain the signature by chance; a name with control characters is not real.
  const isReadable =
    view.getUint16(8, true) === deflated && !(flags & isEncrypted) && /^[^\p{Cc}\uFFFD]+$/u.test(name);
  // 0xFFFFFFFF: the size is in a field for large files; the data is then read to its own end.
  const packed = sizes && sizes.packed < 0xffffffff ? sizes.packed : blob.size - start;
  const data = blob.slice(start, Math.min(blob.size, start + packed));
  const isCut = start + packed > blob.size || !sizes;
  return {
    file: isReadable
      ? {
          name,
          packedBytes: data.size,
          bytes: sizes?.expanded ?? 0,
          read: (take, onRead) => inflate(data, budget.of(data.size), take, onRead, !isCut),
        }
      : null,
    next: sizes && sizes.packed < 0xffffffff ? start + packed : start,
  };
}

/** Expands data that may end early or continue with something else. False if the end is missing. */
async function inflate(
  data: Blob,
  spend: (bytes: number) => void,
  take: Take,
  onRead: (bytes: number) => void,
  isWhole: boolean,
): Promise<boolean> {
  const { writable, readable } = new DecompressionStream('deflate-raw');
  const writer = writable.getWriter();
  const taking = takeAll(readable, spend, take);
  const write = async (): Promise<boolean> => {
    for (let at = 0; at < data.size; at += pieceBytes) {
      await writer.write(await bytesOf(data, at, at + pieceBytes));
      onRead(Math.min(at + pieceBytes, data.size));
    }
    // A closed stream would report the missing end as an error, and discard what it has expanded.
    if (isWhole) await writer.close();
    return isWhole;
  };
  try {
    const isAll = await Promise.race([write(), taking.ended.then(() => true)]);
    await taking.quiet();
    if (taking.thrown) throw taking.thrown.error;
    return isAll;
  } catch (error) {
    if (taking.thrown) throw taking.thrown.error;
    if (isUnreadable(error)) throw error;
    // The data is damaged. The part before the damage has been taken.
    return false;
  } finally {
    taking.cancel();
  }
}

interface Taking {
  /** The error that `spend` or `take` has thrown. */
  thrown?: { error: unknown };
  ended: Promise<void>;
  /** Resolves when no more data comes. Nothing else shows this while the stream is open. */
  quiet: () => Promise<void>;
  cancel: () => void;
}

function takeAll(readable: ReadableStream<Uint8Array>, spend: (bytes: number) => void, take: Take) {
  const reader = readable.getReader();
  let pieces = 0;
  const taking: Taking = {
    ended: read(),
    quiet: async () => {
      for (let before = -1; before !== pieces; ) {
        before = pieces;
        await new Promise((resolve) => setTimeout(resolve, quietMs));
      }
    },
    cancel: () => void reader.cancel().catch(() => undefined),
  };
  async function read(): Promise<void> {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      pieces += 1;
      try {
        spend(value.length);
        if (!take(value)) return;
      } catch (error) {
        taking.thrown = { error };
        throw error;
      }
    }
  }
  return taking;
}

const bytesOf = async (blob: Blob, start: number, end: number): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await blob.slice(start, end).arrayBuffer());
