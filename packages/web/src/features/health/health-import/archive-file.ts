import { ImportError } from './failure.ts';
import { importLimits } from './limits.ts';

/** Gets one piece after the other; false stops the reading. */
export type Take = (piece: Uint8Array) => boolean;

/** What the first bytes of a file show. */
export interface FileStart {
  /** The first characters. */
  readonly head: string;
  readonly encoding: string;
}

/** A file in an archive. */
export interface ArchiveFile {
  readonly name: string;
  /** Only of a file that is in no archive: it may have been renamed, or saved anew in another encoding. */
  readonly start?: FileStart;
  /** Bytes in the archive. */
  readonly packedBytes: number;
  /** Bytes after expansion; 0 if unknown. */
  readonly bytes: number;
  /**
   * Expands it.
   * @param onRead gets the packed bytes read so far
   * @returns false if the end is missing
   * @throws ImportError, and what `take` throws
   */
  readonly read: (take: Take, onRead: (bytes: number) => void) => Promise<boolean>;
}

/** A file that is in no archive, for one that is read together with others. */
export const looseFile = (file: File, start: FileStart): ArchiveFile => ({
  name: file.name,
  start,
  packedBytes: file.size,
  bytes: file.size,
  read: async (take, onRead) => {
    for (let at = 0; at < file.size; at += importLimits.pieceBytes) {
      const end = Math.min(at + importLimits.pieceBytes, file.size);
      if (!take(new Uint8Array(await file.slice(at, end).arrayBuffer()))) return false;
      onRead(end);
    }
    return true;
  },
});

/** Bounds how far an archive expands. */
export interface Budget {
  /** For a file with so many packed bytes: a function that counts expanded bytes. @throws ImportError */
  of: (packedBytes: number) => (bytes: number) => void;
}

export function createBudget(): Budget {
  let total = 0;
  return {
    of: (packedBytes) => {
      let expanded = 0;
      return (bytes) => {
        total += bytes;
        expanded += bytes;
        const isSteep = expanded > importLimits.ratioFrom && expanded > packedBytes * importLimits.ratio;
        if (isSteep || total > importLimits.expandedBytes) throw new ImportError('bomb');
      };
    },
  };
}

/** The browser may not read the file any more, for example because it was moved. */
export const isUnreadable = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'NotReadableError' || error.name === 'NotFoundError');
