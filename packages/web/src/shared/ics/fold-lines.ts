const lineBytes = 75;
const encoder = new TextEncoder();

/**
 * Folds lines at 75 bytes between characters (RFC 5545 §3.1). The package counts characters, and 75 in Arabic or
 * Bengali are up to 225 bytes.
 */
export function foldedByBytes(text: string): string {
  const lines = text.replaceAll(/\r\n[\t ]/g, '').split('\r\n');
  return lines.map(folded).join('\r\n');
}

function folded(line: string): string {
  if (line.length <= lineBytes && /^[\x20-\x7e]*$/.test(line)) return line;
  let result = '';
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > lineBytes) {
      result += '\r\n ';
      // The space at the start of a folded line counts.
      bytes = 1;
    }
    result += character;
    bytes += size;
  }
  return result;
}
