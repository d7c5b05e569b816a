// PostgreSQL announces up to 7,999 bytes at once; what is before the text of a part fits into the rest.
const PART_LENGTH = 7900;

/**
 * JSON in parts that PostgreSQL can announce. Numbered, because of two equal payloads of a transaction it announces one.
 * All are ASCII, so that their length is that in bytes.
 */
export function partsOf(from: string, json: string): string[] {
  const text = json.replaceAll(
    /[^\0-\x7F]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  const count = Math.ceil(text.length / PART_LENGTH);
  return Array.from(
    { length: count },
    (_, index) =>
      `${from} ${index + 1}/${count} ${text.slice(index * PART_LENGTH, (index + 1) * PART_LENGTH)}`,
  );
}

/** Puts parts together again, which come one after the other from each process. */
export function createPartsReader() {
  const begun = new Map<string, string>();
  return {
    /** @returns the JSON, or null where parts are missing still, or were missed */
    read: (part: string): string | null => {
      const [, from = '', index, count, text = ''] = /^(\S+) (\d+)\/(\d+) (.*)$/s.exec(part) ?? [];
      const before = index === '1' ? '' : begun.get(from);
      begun.delete(from);
      if (before === undefined) return null;
      if (index === count) return before + text;
      begun.set(from, before + text);
      return null;
    },
    clear: (): void => begun.clear(),
  };
}
