import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setUser, type User } from '../../../platform/session/session.ts';
import { amina, bilal } from '../../../testing/stand-in-device.ts';
import { createLock, isSameLock, type Lock, WrongPassphraseError } from './scan-crypto.ts';
import type { StoredScan } from './scan-database.ts';
import { VaultChangedError } from './scan-file.ts';
import {
  addScan,
  claimVault,
  createVault,
  eraseVault,
  lockVault,
  lookUpVault,
  unlockVault,
  vaultState,
} from './scan-vault.ts';

const stored = vi.hoisted(() => ({
  locks: new Map<string, Lock>(),
  scans: new Map<string, StoredScan[]>(),
  /** Runs while a scan is written. */
  onAdd: async (): Promise<void> => {},
  /** Runs while the scans are counted. */
  onCount: async (): Promise<void> => {},
  /** Runs before a lock is written. */
  onAddLock: (): void => {},
}));

function scansOf(owner: string): StoredScan[] {
  return stored.scans.get(owner) ?? [];
}

vi.mock('./scan-database.ts', () => ({
  scanDatabase: {
    readLock: async (owner: string) => stored.locks.get(owner),
    addLock: async (owner: string, lock: Lock) => {
      stored.onAddLock();
      if (stored.locks.has(owner)) return false;
      stored.locks.set(owner, lock);
      return true;
    },
    count: async (owner: string) => {
      await stored.onCount();
      return scansOf(owner).length;
    },
    list: async (owner: string) => scansOf(owner),
    get: async (owner: string, id: string) => scansOf(owner).find((scan) => scan.id === id),
    add: async (owner: string, lock: Lock, scan: StoredScan) => {
      await stored.onAdd();
      if (!isSameLock(lock, stored.locks.get(owner))) return false;
      stored.scans.set(owner, [...scansOf(owner), scan]);
      return true;
    },
    erase: async (owner: string) => {
      stored.locks.delete(owner);
      stored.scans.delete(owner);
    },
    giveTo: async (owner: string, from: string) => {
      const lock = stored.locks.get(from);
      if (!lock) return;
      stored.locks.set(owner, lock);
      stored.scans.set(owner, scansOf(from));
      stored.locks.delete(from);
      stored.scans.delete(from);
    },
  },
}));

const passphrase = 'four words of mine';
const passport = new File(['pixels'], 'passport.jpg', { type: 'image/jpeg' });
const person = (id: string): User => ({ id }) as User;

beforeEach(async () => {
  setUser(person(amina));
  await createVault(passphrase);
  await addScan(passport, 'passport');
});
afterEach(async () => {
  stored.onAdd = async () => {};
  stored.onCount = async () => {};
  stored.onAddLock = () => {};
  stored.locks.clear();
  stored.scans.clear();
  await lockVault();
});

describe('the unlocked scans', () => {
  it('show their names, and none after they are locked', async () => {
    expect(vaultState()).toMatchObject({ status: 'open', scans: [{ name: 'passport' }] });
    await lockVault();
    expect(vaultState()).toEqual({ status: 'locked', count: 1 });
  });

  it.each([
    ['signs out', null],
    ['gives way to another', person(bilal)],
  ])('are locked when the person %s', async (_what, next) => {
    setUser(next);
    expect(vaultState().status).not.toBe('open');
    await vi.waitFor(() => expect(vaultState().status).toBe('new'));
    await expect(addScan(passport, 'passport')).rejects.toThrow('locked');
  });

  it('are not counted for the next person by a look-up that began before', async () => {
    await lockVault();
    stored.onCount = async () => {
      stored.onCount = async () => {};
      setUser(null);
      await vi.waitFor(() => expect(vaultState().status).toBe('new'));
    };
    await lookUpVault();
    expect(vaultState()).toEqual({ status: 'new', hasUnclaimed: false });
  });

  it('stay open when the same person is confirmed', () => {
    setUser(person(amina));
    expect(vaultState().status).toBe('open');
  });

  it('stay locked when a scan is still being added', async () => {
    stored.onAdd = lockVault;
    await addScan(passport, 'visa');
    expect(vaultState()).toEqual({ status: 'locked', count: 1 });
  });

  it('do not open for the next person with a passphrase that was entered before', async () => {
    await lockVault();
    const unlocking = unlockVault(passphrase);
    setUser(person(bilal));
    await unlocking;
    expect(vaultState().status).toBe('new');
  });
});

describe('the first passphrase', () => {
  it('does not replace the one that another tab has just set', async () => {
    const ofOtherTab = stored.locks.get(amina);
    await eraseVault();
    stored.onAddLock = () => {
      if (ofOtherTab) stored.locks.set(amina, ofOtherTab);
    };
    await createVault('another passphrase');
    expect(stored.locks.get(amina)).toBe(ofOtherTab);
    expect(vaultState().status).toBe('locked');
    await unlockVault(passphrase);
    expect(vaultState().status).toBe('open');
  });
});

async function replaceLock(): Promise<void> {
  stored.scans.clear();
  stored.locks.set(amina, (await createLock('passphrase two', 1000)).lock);
}

describe('another tab', () => {
  const otherTab = new BroadcastChannel('manasik-scans');
  afterAll(() => otherTab.close());

  it('has set another passphrase: a scan is refused, because nobody could open it', async () => {
    await replaceLock();
    await expect(addScan(passport, 'visa')).rejects.toThrow(VaultChangedError);
    expect(stored.scans.get(amina)).toBeUndefined();
    expect(vaultState()).toEqual({ status: 'locked', count: 0 });
  });

  it('has deleted the scans and set no passphrase: a scan is refused', async () => {
    stored.locks.clear();
    stored.scans.clear();
    await expect(addScan(passport, 'visa')).rejects.toThrow(VaultChangedError);
    expect(stored.scans.size).toBe(0);
    expect(vaultState().status).toBe('new');
  });

  it('locks this one at once when the passphrase changes there', async () => {
    await replaceLock();
    otherTab.postMessage('changed');
    await vi.waitFor(() => expect(vaultState()).toEqual({ status: 'locked', count: 0 }));
  });

  it('leaves this one open when it only adds a scan', async () => {
    stored.scans.set(amina, []);
    otherTab.postMessage('changed');
    await vi.waitFor(() => expect(vaultState()).toEqual({ status: 'open', scans: [] }));
  });
});

describe('the scans of an account', () => {
  it('are neither shown, counted nor deleted by another one, which has its own', async () => {
    setUser(person(bilal));
    await vi.waitFor(() => expect(vaultState()).toEqual({ status: 'new', hasUnclaimed: false }));
    await createVault('passphrase of Bilal');
    await eraseVault();
    setUser(person(amina));
    await vi.waitFor(() => expect(vaultState()).toEqual({ status: 'locked', count: 1 }));
  });

  it('take over those that were added without an account, by their passphrase only', async () => {
    setUser(null);
    await vi.waitFor(() => expect(vaultState().status).toBe('new'));
    await createVault(passphrase);
    await addScan(passport, 'visa');
    setUser(person(bilal));
    await vi.waitFor(() => expect(vaultState()).toEqual({ status: 'new', hasUnclaimed: true }));
    await expect(claimVault('a guess')).rejects.toThrow(WrongPassphraseError);
    await claimVault(passphrase);
    expect(vaultState()).toMatchObject({ status: 'open', scans: [{ name: 'visa' }] });
    setUser(null);
    await vi.waitFor(() => expect(vaultState()).toEqual({ status: 'new', hasUnclaimed: false }));
  });
});
