import { nobody } from '../../../platform/outbox/personal-records.ts';
import { accountPrefix } from '../../../platform/session/session.ts';
import { type Kept, keep } from '../../../platform/storage/kept.ts';
import { isRecord } from '../../../platform/storage/is-record.ts';

/** Something that was stored for a trip and cannot be read. */
export interface Unreadable {
  /** Whose it is. */
  readonly owner: string;
  readonly content: unknown;
}

const isUnreadable = (value: unknown): value is Unreadable =>
  isRecord(value) && typeof value['owner'] === 'string' && 'content' in value;

const areUnreadable = (value: unknown): value is readonly Unreadable[] =>
  Array.isArray(value) && value.every(isUnreadable);

/** Of the user without an account, and of the people with one, whose part is erased when the session ends. */
const ofVisitor = keep('manasik-travel-unreadable', areUnreadable);
const ofAccounts = keep(`${accountPrefix}travel-unreadable`, areUnreadable);
const keptOf = (owner: string): Kept<readonly Unreadable[]> => (owner === nobody ? ofVisitor : ofAccounts);

/**
 * Keeps what cannot be read, once, so that the next change of the trip does not erase it.
 * @returns whether the device could store it
 */
export function setAside(found: readonly Unreadable[]): boolean {
  for (const one of found) {
    keptOf(one.owner).change((before) => {
      const isKnown = before?.some((other) => JSON.stringify(other) === JSON.stringify(one));
      return isKnown ? before : [...(before ?? []), one];
    });
  }
  return found.every(({ owner }) => keptOf(owner).isStored());
}

/** What cannot be read of one person's trip. */
export function useUnreadable(owner: () => string): readonly Unreadable[] {
  const all = [ofVisitor.use(), ofAccounts.use()].flatMap((some) => some ?? []);
  // The owner is stored on the device, which prerendered pages do not have.
  return all.length === 0 ? all : all.filter((one) => one.owner === owner());
}

export const removeUnreadable = (owner: string): void =>
  keptOf(owner).change((before) => {
    const others = before?.filter((one) => one.owner !== owner) ?? [];
    return others.length > 0 ? others : null;
  });
