import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setUser, type User } from '../../../platform/session/session.ts';
import { amina, bilal } from '../../../testing/stand-in-device.ts';
import type { Lock } from './scan-crypto.ts';
import type { StoredScan } from './scan-database.ts';
import { addScan, createVault, eraseVault, lockVault, unlockVault, vaultState } from './scan-vault.ts';

const stored = vi.hoisted(() => ({
  lock: undefined as Lock | undefined,
  scans: [] as StoredScan[],
  /** Runs while a scan is written. */
  onPut: async (): Promise<void> => {},
  /** Runs before a lock is written. */
  onAddLock: (): void => {},
}));

vi.mock('./scan-database.ts', () => ({
  scanDatabase: {
    readLock: async () => stored.lock,
    addLock: async (lock: Lock) => {
      stored.onAddLock();
      if (stored.lock) return false;
      stored.lock = lock;
      return true;
    },
    count: async () => stored.scans.length,
    list: async () => stored.scans,
    put: async (scan: StoredScan) => {
      await stored.onPut();
      stored.scans.push(scan);
    },
    erase: async () => {
      stored.lock = undefined;
      stored.scans = [];
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
  stored.onPut = async () => {};
  stored.onAddLock = () => {};
  await eraseVault();
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
    await vi.waitFor(() => expect(vaultState().status).toBe('locked'));
    await expect(addScan(passport, 'passport')).rejects.toThrow('locked');
  });

  it('stay open when the same person is confirmed', () => {
    setUser(person(amina));
    expect(vaultState().status).toBe('open');
  });

  it('stay locked when a scan is still being added', async () => {
    stored.onPut = lockVault;
    await addScan(passport, 'visa');
    expect(vaultState()).toEqual({ status: 'locked', count: 1 });
  });

  it('do not open for the next person with a passphrase that was entered before', async () => {
    await lockVault();
    const unlocking = unlockVault(passphrase);
    setUser(person(bilal));
    await unlocking;
    expect(vaultState().status).toBe('locked');
  });
});

describe('the first passphrase', () => {
  it('does not replace the one that another tab has just set', async () => {
    const ofOtherTab = stored.lock;
    await eraseVault();
    stored.onAddLock = () => {
      stored.lock = ofOtherTab;
    };
    await createVault('another passphrase');
    expect(stored.lock).toBe(ofOtherTab);
    expect(vaultState().status).toBe('locked');
    await unlockVault(passphrase);
    expect(vaultState().status).toBe('open');
  });
});
