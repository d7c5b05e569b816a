/** Phone photos have up to about 8 MB. */
export const mostScanBytes = 12_000_000;

export type ScanFault = 'tooLarge' | 'type' | 'full' | 'damaged' | 'changed' | 'failed';

/** The scans were deleted, or got another passphrase, in another tab. */
export class VaultChangedError extends Error {
  override readonly name = 'VaultChangedError';
}

/** The details of a scan once it is unlocked. */
export interface ScanLabel {
  readonly name: string;
  readonly type: string;
  readonly bytes: number;
}

/** The types for `accept`; some systems know no type for HEIC. */
export const scanTypes = 'image/*,application/pdf,.heic,.heif,.pdf';

/** How many bytes `isScanContent` needs. */
const headBytes = 1024;

/**
 * The reason to refuse a file, if there is one. Otherwise nobody would notice that it is not a picture until it is
 * needed.
 */
export async function refusalOf(file: File): Promise<ScanFault | undefined> {
  const fault = refusal(file);
  if (fault) return fault;
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  return isScanContent(head, file.type) ? undefined : 'type';
}

const signatures = [
  ['\u00ff\u00d8\u00ff', 0],
  ['\u0089PNG', 0],
  ['WEBP', 8],
  ['GIF8', 0],
  ['BM', 0],
  ['II*\0', 0],
  ['MM\0*', 0],
] as const;

/** HEIC and AVIF, but no film, which begins with the same box. */
const heif = /^.{4}ftyp(?:heic|heix|hevc|heim|heis|mif1|msf1|avif|avis)/s;

/** A drawing or a page, also after a byte order mark, which editors write before the text. */
const markup = /^(?:\u00ef\u00bb\u00bf)?\s*</;

/**
 * Whether a file begins as its type does: a PDF or a photo (JPEG, PNG, WebP, GIF, BMP, TIFF, HEIC, AVIF).
 * @param type empty if it is not known
 */
export function isScanContent(head: Uint8Array, type: string): boolean {
  const text = String.fromCharCode(...head);
  const isPhoto = heif.test(text) || signatures.some(([mark, at]) => text.startsWith(mark, at));
  // Readers of PDF files skip what is before the mark, but a drawing or a page can contain it too.
  const isPdf = !isPhoto && text.includes('%PDF-') && !markup.test(text);
  if (type === '') return isPhoto || isPdf;
  return type === 'application/pdf' ? isPdf : isPhoto;
}

/** The reason to refuse a file by its type or size, if there is one. */
export function refusal({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): ScanFault | undefined {
  const isKnown = type === '' ? /\.(?:heic|heif|pdf|jpe?g|png|webp)$/i.test(name) : isScanType(type);
  if (!isKnown) return 'type';
  return size > mostScanBytes ? 'tooLarge' : undefined;
}

// A drawing in SVG is text that can contain links and scripts.
const isScanType = (type: string): boolean =>
  type === 'application/pdf' || (type.startsWith('image/') && type !== 'image/svg+xml');

/** The size of a file that is too large, rounded up to the shown digit, so that it is never that of the limit. */
export const shownBytes = (bytes: number): number => Math.ceil(bytes / 1e5) * 1e5;

/** The name of a saved copy: the name of the scan with the ending of its file. */
export function copyName({ name, type }: ScanLabel, original: string): string {
  const ending = /\.[a-z\d]{2,5}$/i.exec(original)?.[0] ?? (type === 'application/pdf' ? '.pdf' : '');
  return name.toLowerCase().endsWith(ending.toLowerCase()) ? name : `${name}${ending}`;
}

/** The fault to show for an error of the storage or the encryption. */
export function faultOf(error: unknown): ScanFault {
  if (error instanceof VaultChangedError) return 'changed';
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') return 'full';
  return name === 'OperationError' ? 'damaged' : 'failed';
}
