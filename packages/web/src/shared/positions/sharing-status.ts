import type { ApiError } from '../../platform/api/api-error.ts';
import type { Fix } from '../../platform/device/device-fix.ts';
import { share } from '../../platform/storage/shared.ts';
import type { Sent } from './sharing-rules.ts';

/** The state of sharing in this page. Only the newest fix is kept, and only in memory: never a track. */
export interface SharingStatus {
  readonly fix: Fix | null;
  readonly sent: Sent | null;
  /** The newest fix, or the end, could not be sent yet. */
  readonly isLate: boolean;
  /** Why sharing ended, if the person did not stop it. */
  readonly end: 'time' | 'denied' | ApiError | null;
}

const atRest: SharingStatus = { fix: null, sent: null, isLate: false, end: null };
const status = share(atRest);

export const sharingStatus = status.get;
export const useSharingStatus = status.use;

export const changeStatus = (next: Partial<SharingStatus>): void =>
  status.change((before) => ({ ...before, ...next }));

/** Forgets the location. The reason of the end stays until the person has seen it. */
export function rest(end = sharingStatus().end): void {
  const { fix, sent, isLate, end: before } = sharingStatus();
  if (fix || sent || isLate || end !== before) changeStatus({ ...atRest, end });
}

/** Notes that the person has seen why sharing ended. */
export const forgetEnd = (): void => changeStatus({ end: null });
