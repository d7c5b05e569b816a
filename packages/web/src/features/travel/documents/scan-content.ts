import { randomId } from '../../../platform/outbox/random-id.ts';
import { isRecord } from '../../../platform/storage/is-record.ts';
import { seal, unseal } from './scan-crypto.ts';
import type { StoredScan } from './scan-database.ts';
import type { ScanLabel } from './scan-file.ts';

export interface OpenScan extends ScanLabel {
  readonly id: string;
  readonly addedAt: number;
  /** The name of the file that was chosen. */
  readonly file: string;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();
const labelName = (id: string): string => `label ${id}`;
const contentName = (id: string): string => `content ${id}`;

/** Encrypts a file and its details. */
export async function sealScan(key: CryptoKey, file: File, name: string): Promise<StoredScan> {
  const id = randomId();
  const label = { name, type: file.type, bytes: file.size, file: file.name };
  return {
    id,
    addedAt: Date.now(),
    label: await seal(key, encoder.encode(JSON.stringify(label)), labelName(id)),
    content: await seal(key, new Uint8Array(await file.arrayBuffer()), contentName(id)),
  };
}

const noLabel = { name: '', type: '', bytes: 0, file: '' };

/** The details of a scan. One damaged scan must not keep the others locked, so its details are empty. */
export async function openLabel(key: CryptoKey, scan: StoredScan): Promise<OpenScan> {
  const { id, addedAt } = scan;
  return { id, addedAt, ...((await readLabel(key, scan).catch(() => undefined)) ?? noLabel) };
}

/** Another version may have written it; undefined if it is no label. */
async function readLabel(key: CryptoKey, { id, label: sealed }: StoredScan) {
  const label: unknown = JSON.parse(decoder.decode(await unseal(key, sealed, labelName(id))));
  if (!isRecord(label)) return undefined;
  const { name, type, bytes, file } = label;
  const isWhole = typeof name === 'string' && typeof type === 'string' && typeof file === 'string';
  return isWhole && typeof bytes === 'number' ? { name, type, bytes, file } : undefined;
}

export const openContent = (key: CryptoKey, { id, content }: StoredScan) =>
  unseal(key, content, contentName(id));
