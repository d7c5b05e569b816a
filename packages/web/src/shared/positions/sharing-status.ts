import type { ApiError } from '../../platform/api/api-error.ts';
import type { Fix } from '../../platform/device/device-fix.ts';
import type { Sent } from './sharing-rules.ts';

/** How sharing goes in this page. Only the newest fix is kept, and only in memory: never a trail. */
export interface SharingStatus {
  readonly fix: Fix | null;
  readonly sent: Sent | null;
  /** The newest fix, or the stop, could not be sent so far. */
  readonly isLate: boolean;
  /** Why sharing ended without being stopped by the person. */
  readonly end: 'time' | 'denied' | ApiError | null;
}

const atRest: SharingStatus = { fix: null, sent: null, isLate: false, end: null };
let status = atRest;
const listeners = new Set<() => void>();

export const sharingStatus = (): SharingStatus => status;
export const statusAtRest = (): SharingStatus => atRest;
export function onSharingStatus(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function changeStatus(next: Partial<SharingStatus>): void {
  status = { ...status, ...next };
  for (const listener of listeners) listener();
}

/** Forgets where somebody was. Why it ended stays, until they have seen it. */
export function rest(end = status.end): void {
  const { fix, sent, isLate } = status;
  if (fix || sent || isLate || end !== status.end) changeStatus({ ...atRest, end });
}

/** Takes note that the person has seen why sharing ended. */
export const forgetEnd = (): void => changeStatus({ end: null });
