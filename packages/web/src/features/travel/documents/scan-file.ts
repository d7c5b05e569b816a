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

/** The first bytes by which `isScanContent` knows a file. */
const headBytes = 16;

/** The reason to refuse a file, if there is one. What is no picture inside would be noticed only when it is needed. */
export async function refusalOf(file: File): Promise<ScanFault | undefined> {
  const fault = refusal(file);
  if (fault) return fault;
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  return isScanContent(head) ? undefined : 'type';
}

const signatures = [
  ['%PDF-', 0],
  ['\u00ff\u00d8\u00ff', 0],
  ['\u0089PNG', 0],
  ['WEBP', 8],
  ['GIF8', 0],
  ['BM', 0],
  ['II*\0', 0],
  ['MM\0*', 0],
  // HEIC and AVIF.
  ['ftyp', 4],
] as const;

/** Whether a file begins as a PDF or a photo does (JPEG, PNG, WebP, GIF, BMP, TIFF, HEIC, AVIF). */
export function isScanContent(head: Uint8Array): boolean {
  const text = String.fromCharCode(...head);
  return signatures.some(([mark, at]) => text.startsWith(mark, at));
}

/** The reason to refuse a file by its type or size, if there is one. */
export function refusal({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): ScanFault | undefined {
  const isKnown = type === '' ? /\.(?:heic|heif|pdf|jpe?g|png|webp)$/i.test(name) : isScanType(type);
  if (!isKnown) return 'type';
  return size > mostScanBytes ? 'tooLarge' : undefined;
}

const isScanType = (type: string): boolean => type.startsWith('image/') || type === 'application/pdf';

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
