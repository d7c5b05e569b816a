const mebibyte = 1024 * 1024;

/** Bounds on what an import reads, so that a hostile or broken file cannot fill the memory or run for hours. */
export const importLimits = {
  /** Entries of an archive. A Google archive with ten years of Fitbit has about 20,000. */
  entries: 100_000,
  /** Bytes of all entries that are read, expanded. Apple exports of 3 GB exist. */
  expandedBytes: 8192 * mebibyte,
  /** Expanded bytes for one compressed byte, once more than `ratioFrom` bytes are expanded. Exports reach about 40. */
  ratio: 200,
  ratioFrom: 16 * mebibyte,
  /** A CSV or JSON file, which is read as a whole. A month of Fitbit steps has about 4 MB. */
  wholeFileBytes: 16 * mebibyte,
  /** Characters of an Apple export without the start or end of an element: none has that many. */
  silentCharacters: 4 * mebibyte,
  /** Memory for the sums. Ten years with three devices and the stages of every night take about 15 MB. */
  sumBytes: 48 * mebibyte,
  /** XML files of an archive that are tried, the largest first. */
  xmlFiles: 5,
  /** Bytes of an XML file that are read at a time. */
  pieceBytes: mebibyte / 2,
  /** Bytes at the start of a file that show what it is. */
  headBytes: 4096,
} as const;
