import type { ApiError } from '../../platform/api/api-error.ts';
import type { Fix } from '../../platform/device/device-fix.ts';
import { share } from '../../platform/storage/shared.ts';
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
const status = share(atRest);

export const sharingStatus = status.get;
export const useSharingStatus = status.use;

export const changeStatus = (next: Partial<SharingStatus>): void =>
  status.change((before) => ({ ...before, ...next }));

/** Forgets where somebody was. Why it ended stays, until they have seen it. */
export function rest(end = sharingStatus().end): void {
  const { fix, sent, isLate, end: before } = sharingStatus();
  if (fix || sent || isLate || end !== before) changeStatus({ ...atRest, end });
}

/** Takes note that the person has seen why sharing ended. */
export const forgetEnd = (): void => changeStatus({ end: null });
