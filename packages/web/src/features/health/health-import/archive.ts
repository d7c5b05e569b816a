import { BlobReader, configure, type FileEntry, ZipReader } from '@zip.js/zip.js/lib/zip-core-native.js';
import { type ArchiveFile, type Budget, createBudget, isUnreadable } from './archive-file.ts';
import { ImportError } from './failure.ts';
import { importLimits } from './limits.ts';
import { findHalfEntries } from './half-archive.ts';

export interface Archive {
  readonly files: readonly ArchiveFile[];
  /** The list of files at the end is missing: the archive ended early. */
  readonly isHalf: boolean;
}

// A worker of the library would be a script from a blob, which our content security policy refuses. This runs in a
// worker already.
configure({ useWebWorkers: false });

/** Thrown to stop the library's reading when nothing more is wanted. */
class Stop extends Error {}

/** Lists the files of an archive without expanding any. @throws ImportError for a hostile archive */
export async function openArchive(blob: Blob): Promise<Archive> {
  const budget = createBudget();
  const files: ArchiveFile[] = [];
  try {
    let entries = 0;
    for await (const entry of new ZipReader(new BlobReader(blob)).getEntriesGenerator()) {
      entries += 1;
      if (entries > importLimits.entries) throw new ImportError('bomb');
      if (!entry.directory) files.push(fileOf(entry, budget));
    }
    return { files, isHalf: false };
  } catch (error) {
    if (error instanceof ImportError || isUnreadable(error)) throw error;
    return { files: await findHalfEntries(blob, budget), isHalf: true };
  }
}

function fileOf(entry: FileEntry, budget: Budget): ArchiveFile {
  const { filename: name, compressedSize: packedBytes, uncompressedSize: bytes } = entry;
  return {
    name,
    packedBytes,
    bytes,
    read: async (take, onRead) => {
      if (entry.encrypted) throw new ImportError('encrypted');
      const spend = budget.of(packedBytes);
      let thrown: unknown;
      const write = (piece: Uint8Array): void => {
        try {
          spend(piece.length);
          if (!take(piece)) throw new Stop();
        } catch (error) {
          // The library may wrap what its target throws.
          thrown = error;
          throw error;
        }
      };
      try {
        await entry.getData(new WritableStream({ write }), { onprogress: (read) => onRead(read) });
        return true;
      } catch (error) {
        if (thrown instanceof Stop) return true;
        if (thrown !== undefined) throw thrown;
        if (isUnreadable(error)) throw error;
        // The data is damaged. The part before the damage has been taken.
        return false;
      }
    },
  };
}
