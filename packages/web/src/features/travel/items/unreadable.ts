import { keep } from '../../../platform/storage/kept.ts';
import { isRecord } from '../../../platform/storage/is-record.ts';

/** Something that was stored for a trip and cannot be read. */
export interface Unreadable {
  /** Whose it is. */
  readonly owner: string;
  readonly content: unknown;
}

const isUnreadable = (value: unknown): value is Unreadable =>
  isRecord(value) && typeof value['owner'] === 'string' && 'content' in value;

const kept = keep<readonly Unreadable[]>(
  'manasik-travel-unreadable',
  (value): value is readonly Unreadable[] => Array.isArray(value) && value.every(isUnreadable),
);

/** Keeps what cannot be read, once, so that the next change of the trip does not erase it. */
export function setAside(found: readonly Unreadable[]): void {
  kept.change((before) => {
    const texts = new Set(before?.map((one) => JSON.stringify(one)));
    const added = found.filter((one) => !texts.has(JSON.stringify(one)));
    return added.length === 0 ? before : [...(before ?? []), ...added];
  });
}

/** What cannot be read of one person's trip. */
export function useUnreadable(owner: () => string): readonly Unreadable[] {
  const all = kept.use();
  // The owner is stored on the device, which prerendered pages do not have.
  return all ? all.filter((one) => one.owner === owner()) : [];
}

export const removeUnreadable = (owner: string): void =>
  kept.change((before) => {
    const others = before?.filter((one) => one.owner !== owner) ?? [];
    return others.length > 0 ? others : null;
  });
