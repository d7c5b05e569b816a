import { useUser } from '../../../platform/session/session.ts';
import { useDecision } from '../../../shared/positions/decisions.ts';
import { type SharingStatus, useSharingStatus } from '../../../shared/positions/sharing-status.ts';

export interface Sharing extends SharingStatus {
  /** `stopping`: stopped on this device, but the server has not confirmed it yet. */
  readonly state: 'off' | 'sharing' | 'stopping';
  /** ISO time; null for sharing without an end. */
  readonly until: string | null;
}

/** Whether the user shares their location, whichever page they started it on. */
export function useSharing(): Sharing {
  const { user } = useUser();
  const decision = useDecision(user?.id);
  const status = useSharingStatus();
  return {
    ...status,
    state: decision?.state ?? 'off',
    until: decision?.state === 'sharing' ? decision.until : null,
  };
}
