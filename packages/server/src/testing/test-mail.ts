import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** The parts of a mail that its reader sees. */
export interface ReadMail {
  readonly headers: string;
  readonly text: string;
}

function decodeQuotedPrintable(text: string): string {
  const bytes = text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** Parses a mail with one plain text part, as sent or as a file. */
export function readMail(raw: string): ReadMail {
  const normal = raw.replaceAll('\r\n', '\n');
  const end = normal.indexOf('\n\n');
  // A header line that starts with a space continues the previous one.
  const headers = normal.slice(0, end).replaceAll(/\n[ \t]+/g, ' ');
  const body = normal.slice(end + 2);
  const encoding = /^content-transfer-encoding: *(\S+)/im.exec(headers)?.[1]?.toLowerCase();
  if (encoding === 'base64') return { headers, text: Buffer.from(body, 'base64').toString('utf8') };
  return { headers, text: encoding === 'quoted-printable' ? decodeQuotedPrintable(body) : body };
}

/** The mails in the file outbox of a data directory, oldest first. */
export async function readOutbox(dataDir: string): Promise<ReadMail[]> {
  const folder = path.join(dataDir, 'outbox');
  const names = await readdir(folder).catch(() => []);
  const whole = names.filter((name) => name.endsWith('.eml')).toSorted();
  const texts = await Promise.all(whole.map((name) => readFile(path.join(folder, name), 'utf8')));
  return texts.filter((text) => text !== '').map(readMail);
}
