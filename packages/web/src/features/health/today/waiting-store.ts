import { useMemo } from 'react';
import { accountPrefix } from '../../../platform/session/session.ts';
import { isRecord } from '../../../platform/storage/is-record.ts';
import { keep } from '../../../platform/storage/kept.ts';
import type { Waiting } from './measurements.ts';
import { isWaiting } from './stored-measurements.ts';

type ByOwner = Readonly<Record<string, Waiting>>;
const areWaiting = (value: unknown): value is ByOwner =>
  isRecord(value) && Object.values(value).every(isWaiting);

/** User id -> changes to send. They survive the session, so that signing out loses nothing. */
const keptUnsent = keep<ByOwner>('manasik-health-waiting', areWaiting);

/**
 * User id -> changes that the account has refused. The end of the session erases them: nothing sends them later, and the
 * next person on this device must not find them.
 */
const keptRefused = keep<ByOwner>(`${accountPrefix}health-refused`, areWaiting);

const nothing: Waiting = {};
const combinedWaiting = (
  owner: string | undefined,
  unsent?: ByOwner | null,
  refused?: ByOwner | null,
): Waiting => (owner === undefined ? nothing : { ...unsent?.[owner], ...refused?.[owner] });

export const waitingOf = (owner: string): Waiting =>
  combinedWaiting(owner, keptUnsent.get(), keptRefused.get());

export function useWaiting(owner: string | undefined): Waiting {
  const unsent = keptUnsent.use();
  const refused = keptRefused.use();
  return useMemo(() => combinedWaiting(owner, unsent, refused), [owner, unsent, refused]);
}

export function setWaiting(owner: string, next: (waiting: Waiting) => Waiting): void {
  const changes = Object.entries(next(waitingOf(owner)));
  const part = (isRefused: boolean): Waiting =>
    Object.fromEntries(changes.filter(([, { refused }]) => (refused !== undefined) === isRefused));
  keptUnsent.change((all) => withPart(all, owner, part(false)));
  keptRefused.change((all) => withPart(all, owner, part(true)));
}

/** The same object if nothing changes; null instead of an empty one. */
function withPart(all: ByOwner | null, owner: string, part: Waiting): ByOwner | null {
  const { [owner]: before = nothing, ...others } = all ?? {};
  if (JSON.stringify(before) === JSON.stringify(part)) return all;
  if (Object.keys(part).length > 0) return { ...others, [owner]: part };
  return Object.keys(others).length > 0 ? others : null;
}

/** Takes what an earlier version stored with the changes to send out of them. */
export const separateRefused = (owner: string): void => setWaiting(owner, (waiting) => waiting);
