import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

// https://sqlite.org/rescode.html#busy
const SQLITE_BUSY = 5;

export class DataDirInUseError extends Error {
  constructor(dataDir: string) {
    super(
      `The data directory ${dataDir} is in use by another Manasik process. Stop it, or set MANASIK_DATA_DIR to another folder.`,
    );
  }
}

/**
 * Takes the data directory for this process. PGlite lets two processes open the same files and then loses
 * acknowledged writes. SQLite's exclusive transaction is a kernel lock on a file: `kill -9` releases it.
 * @throws DataDirInUseError when another process has it.
 * @returns a function that releases it.
 */
export function lockDataDir(dataDir: string): () => void {
  const lock = new DatabaseSync(path.join(dataDir, 'lock'), { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    const isTaken = error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
    throw isTaken ? new DataDirInUseError(dataDir) : error;
  }
  return () => lock.close();
}
