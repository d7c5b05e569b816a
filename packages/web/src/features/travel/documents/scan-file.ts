/** Photos of phones have up to about 8 MB. */
export const mostScanBytes = 12_000_000;

export type ScanFault = 'tooLarge' | 'type' | 'full' | 'damaged' | 'failed';

/** What is known of a scan once it is unlocked. */
export interface ScanLabel {
  readonly name: string;
  readonly type: string;
  readonly bytes: number;
}

/** The types for `accept`; some systems know no type for HEIC. */
export const scanTypes = 'image/*,application/pdf,.heic,.heif,.pdf';

/** Why a file is not taken. */
export function refusal({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): ScanFault | undefined {
  const isKnown = type === '' ? /\.(?:heic|heif|pdf|jpe?g|png|webp)$/i.test(name) : isScanType(type);
  if (!isKnown) return 'type';
  return size > mostScanBytes ? 'tooLarge' : undefined;
}

const isScanType = (type: string): boolean => type.startsWith('image/') || type === 'application/pdf';

/** The name of the copy that is saved: that of the scan with the ending of its file. */
export function copyName({ name, type }: ScanLabel, original: string): string {
  const ending = /\.[a-z\d]{2,5}$/i.exec(original)?.[0] ?? (type === 'application/pdf' ? '.pdf' : '');
  return name.toLowerCase().endsWith(ending.toLowerCase()) ? name : `${name}${ending}`;
}

/** What an error of the storage or of the encryption means for the user. */
export function faultOf(error: unknown): ScanFault {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') return 'full';
  return name === 'OperationError' ? 'damaged' : 'failed';
}
