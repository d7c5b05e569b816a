import { currentUser, expectedUserId, onSessionChange } from '../../../platform/session/session.ts';
import { isRecord } from '../../../platform/storage/is-record.ts';
import { share } from '../../../platform/storage/shared.ts';
import { randomId } from '../../../platform/outbox/random-id.ts';
import { canEncrypt, createLock, seal, type Sealed, unlock as keyFor, unseal } from './scan-crypto.ts';
import { scanDatabase } from './scan-database.ts';
import type { ScanLabel } from './scan-file.ts';

export interface OpenScan extends ScanLabel {
  readonly id: string;
  readonly addedAt: number;
  /** The name of the file that was chosen. */
  readonly file: string;
}

type VaultState =
  | { readonly status: 'loading' }
  /** Without HTTPS there is no encryption; in private windows there may be no storage. */
  | { readonly status: 'impossible'; readonly why: 'insecure' | 'storage' }
  /** No passphrase is set. */
  | { readonly status: 'new' }
  | { readonly status: 'locked'; readonly count: number }
  | { readonly status: 'open'; readonly scans: readonly OpenScan[] };

const state = share<VaultState>({ status: 'loading' });
export const useVault = state.use;
export const vaultState = state.get;

/** In memory only: it is gone with the page. */
let key: CryptoKey | undefined;

/** Counts the times that the scans were locked. A passphrase that was entered before must not open them. */
let locks = 0;

// Pages can go from one account to the next without a reload. The next person must not see the scans.
const userId = (): string | null => currentUser()?.id ?? expectedUserId();
let owner = userId();
onSessionChange(() => {
  if (userId() === owner) return;
  owner = userId();
  void lockVault();
});

const encoder = new TextEncoder();
const decoder = new TextDecoder();
const labelName = (id: string): string => `label ${id}`;
const contentName = (id: string): string => `content ${id}`;

/** Looks up what this device has. */
export async function lookUpVault(): Promise<void> {
  if (!canEncrypt()) return state.set({ status: 'impossible', why: 'insecure' });
  try {
    const lock = await scanDatabase.readLock();
    if (!lock) return state.set({ status: 'new' });
    if (key) return await showOpen(key);
    state.set({ status: 'locked', count: await scanDatabase.count() });
  } catch {
    // Browsers can forbid storage.
    state.set({ status: 'impossible', why: 'storage' });
  }
}

/** Sets the first passphrase. */
export async function createVault(passphrase: string): Promise<void> {
  const before = locks;
  // Another tab may have just set one.
  if (await scanDatabase.readLock()) return lookUpVault();
  const made = await createLock(passphrase);
  if (!(await scanDatabase.addLock(made.lock))) return lookUpVault();
  // Otherwise a browser may delete the scans when the device runs out of room.
  await navigator.storage?.persist?.();
  await openWith(made.key, before);
}

/** @throws WrongPassphraseError */
export async function unlockVault(passphrase: string): Promise<void> {
  const before = locks;
  const lock = await scanDatabase.readLock();
  if (!lock) return lookUpVault();
  await openWith(await keyFor(lock, passphrase), before);
}

/** @param before `locks` when the passphrase was entered */
async function openWith(made: CryptoKey, before: number): Promise<void> {
  if (locks !== before) return lookUpVault();
  key = made;
  await showOpen(made);
}

export async function lockVault(): Promise<void> {
  locks += 1;
  key = undefined;
  // At once: the storage may be slow.
  state.set({ status: 'loading' });
  await lookUpVault();
}

export async function addScan(file: File, name: string): Promise<void> {
  const open = openKey();
  const id = randomId();
  const label = { name, type: file.type, bytes: file.size, file: file.name };
  await scanDatabase.put({
    id,
    addedAt: Date.now(),
    label: await seal(open, encoder.encode(JSON.stringify(label)), labelName(id)),
    content: await seal(open, new Uint8Array(await file.arrayBuffer()), contentName(id)),
  });
  await showOpen(open);
}

/** The decrypted file. */
export async function readScan({ id, type }: OpenScan): Promise<Blob> {
  const stored = await scanDatabase.get(id);
  if (!stored) throw new Error('The scan was deleted');
  return new Blob([await unseal(openKey(), stored.content, contentName(id))], { type });
}

export async function removeScan(id: string): Promise<void> {
  await scanDatabase.remove(id);
  await lookUpVault();
}

/** Deletes the scans and the passphrase. */
export async function eraseVault(): Promise<void> {
  await scanDatabase.erase();
  key = undefined;
  await lookUpVault();
}

function openKey(): CryptoKey {
  if (!key) throw new Error('The scans are locked');
  return key;
}

async function showOpen(open: CryptoKey): Promise<void> {
  const stored = await scanDatabase.list();
  const scans = await Promise.all(
    stored.map(
      async ({ id, addedAt, label }): Promise<OpenScan> => ({
        id,
        addedAt,
        // One damaged scan must not keep the others locked.
        ...((await readLabel(open, id, label).catch(() => undefined)) ?? noLabel),
      }),
    ),
  );
  // The scans may have been locked meanwhile.
  if (key !== open) return;
  state.set({ status: 'open', scans: scans.toSorted((one, other) => one.addedAt - other.addedAt) });
}

const noLabel = { name: '', type: '', bytes: 0, file: '' };

/** Another version may have written it; undefined if it is no label. */
async function readLabel(open: CryptoKey, id: string, sealed: Sealed) {
  const label: unknown = JSON.parse(decoder.decode(await unseal(open, sealed, labelName(id))));
  if (!isRecord(label)) return undefined;
  const { name, type, bytes, file } = label;
  const isWhole = typeof name === 'string' && typeof type === 'string' && typeof file === 'string';
  return isWhole && typeof bytes === 'number' ? { name, type, bytes, file } : undefined;
}
