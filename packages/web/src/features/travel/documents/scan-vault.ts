import { nobody } from '../../../platform/outbox/personal-records.ts';
import { ownerNow } from '../../../platform/outbox/record-store.ts';
import { onSessionChange } from '../../../platform/session/session.ts';
import { share } from '../../../platform/storage/shared.ts';
import { canEncrypt, createLock, isSameLock, type Lock, unlock as keyFor } from './scan-crypto.ts';
import { type OpenScan, openContent, openLabel, sealScan } from './scan-content.ts';
import { scanDatabase } from './scan-database.ts';
import { VaultChangedError } from './scan-file.ts';

type VaultState =
  | { readonly status: 'loading' }
  /** Without HTTPS there is no encryption; in private windows there may be no storage. */
  | { readonly status: 'impossible'; readonly why: 'insecure' | 'storage' }
  /** No passphrase is set. `hasUnclaimed`: there are scans that were added without an account. */
  | { readonly status: 'new'; readonly hasUnclaimed: boolean }
  | { readonly status: 'locked'; readonly count: number }
  | { readonly status: 'open'; readonly scans: readonly OpenScan[] };

const state = share<VaultState>({ status: 'loading' });
export const useVault = state.use;
export const vaultState = state.get;

/** The unlocked scans of one person. In memory only: the key is gone with the page. */
interface Held {
  readonly owner: string;
  readonly lock: Lock;
  readonly key: CryptoKey;
}
let held: Held | undefined;

/** Counts the times that the scans were locked. A passphrase that was entered before must not open them. */
let locks = 0;

// Each account on a device has its own scans. Pages can go from one to the next without a reload, and the next person
// must not see the scans.
let owner = ownerNow();
onSessionChange(() => {
  if (ownerNow() === owner) return;
  owner = ownerNow();
  void lockVault();
});

// Another tab may delete the scans or set a passphrase. The key of this tab would then be the wrong one.
let tabs: BroadcastChannel | undefined;
function otherTabs(): BroadcastChannel {
  if (tabs) return tabs;
  tabs = new BroadcastChannel('manasik-scans');
  tabs.addEventListener('message', () => void lookUpVault());
  return tabs;
}
const announce = (): void => otherTabs().postMessage('changed');

/** Looks up what this device has for the person. Locks the scans if their passphrase is no longer the stored one. */
export async function lookUpVault(): Promise<void> {
  if (!canEncrypt()) return state.set({ status: 'impossible', why: 'insecure' });
  otherTabs();
  const mine = owner;
  const found = await foundFor(mine);
  // The next person has their own look-up, which may have ended already.
  if (found && owner === mine) state.set(found);
}

/** Undefined if the scans are open, which are then shown. */
async function foundFor(mine: string): Promise<VaultState | undefined> {
  try {
    const lock = await scanDatabase.readLock(mine);
    if (owner !== mine) return undefined;
    if (held && !isSameLock(held.lock, lock)) forgetKey();
    if (held) {
      await showOpen(held);
      return undefined;
    }
    if (lock) return { status: 'locked', count: await scanDatabase.count(mine) };
    return { status: 'new', hasUnclaimed: mine !== nobody && (await hasUnclaimed()) };
  } catch {
    // Browsers can forbid storage.
    return { status: 'impossible', why: 'storage' };
  }
}

const hasUnclaimed = async (): Promise<boolean> => (await scanDatabase.readLock(nobody)) !== undefined;

/** Sets the first passphrase of the person. */
export async function createVault(passphrase: string): Promise<void> {
  const [before, mine] = [locks, owner];
  // Another tab may have just set one.
  if (await scanDatabase.readLock(mine)) return lookUpVault();
  const made = await createLock(passphrase);
  if (!(await scanDatabase.addLock(mine, made.lock))) return lookUpVault();
  announce();
  // Otherwise a browser may delete the scans when the device runs out of room.
  await navigator.storage?.persist?.();
  await openWith({ owner: mine, ...made }, before);
}

/** @throws WrongPassphraseError */
export async function unlockVault(passphrase: string): Promise<void> {
  const [before, mine] = [locks, owner];
  const lock = await scanDatabase.readLock(mine);
  if (!lock) return lookUpVault();
  await openWith({ owner: mine, lock, key: await keyFor(lock, passphrase) }, before);
}

/**
 * Unlocks the scans that were added without an account. From then on they belong to the person: the passphrase shows that
 * the scans are theirs.
 * @throws WrongPassphraseError
 */
export async function claimVault(passphrase: string): Promise<void> {
  const [before, mine] = [locks, owner];
  const lock = await scanDatabase.readLock(nobody);
  if (!lock) return lookUpVault();
  const key = await keyFor(lock, passphrase);
  if (locks !== before) return lookUpVault();
  await scanDatabase.giveTo(mine, nobody);
  announce();
  await openWith({ owner: mine, lock, key }, before);
}

/** @param before `locks` when the passphrase was entered */
async function openWith(made: Held, before: number): Promise<void> {
  if (locks !== before) return lookUpVault();
  held = made;
  // It also checks that the lock is still the stored one.
  await lookUpVault();
}

export async function lockVault(): Promise<void> {
  forgetKey();
  // At once: the storage may be slow.
  state.set({ status: 'loading' });
  await lookUpVault();
}

function forgetKey(): void {
  locks += 1;
  held = undefined;
}

/** @throws VaultChangedError another tab has deleted the scans, so nobody could open the new one */
export async function addScan(file: File, name: string): Promise<void> {
  const open = openVault();
  const isStored = await scanDatabase.add(open.owner, open.lock, await sealScan(open.key, file, name));
  if (!isStored) {
    await lockVault();
    throw new VaultChangedError();
  }
  announce();
  await showOpen(open);
}

/** The decrypted file. */
export async function readScan({ id, type }: OpenScan): Promise<Blob> {
  const open = openVault();
  const stored = await scanDatabase.get(open.owner, id);
  if (!stored) throw new Error('The scan was deleted');
  return new Blob([await openContent(open.key, stored)], { type });
}

export async function removeScan(id: string): Promise<void> {
  await scanDatabase.remove(openVault().owner, id);
  announce();
  await lookUpVault();
}

/** Deletes the scans and the passphrase of the person. */
export async function eraseVault(): Promise<void> {
  await scanDatabase.erase(owner);
  announce();
  forgetKey();
  await lookUpVault();
}

function openVault(): Held {
  if (!held) throw new Error('The scans are locked');
  return held;
}

async function showOpen(open: Held): Promise<void> {
  const stored = await scanDatabase.list(open.owner);
  const scans = await Promise.all(stored.map((scan) => openLabel(open.key, scan)));
  // The scans may have been locked meanwhile.
  if (held !== open) return;
  state.set({ status: 'open', scans: scans.toSorted((one, other) => one.addedAt - other.addedAt) });
}
