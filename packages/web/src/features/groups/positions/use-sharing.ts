import { useUser } from '../../../platform/session/session.ts';
import { useDecision } from '../../../shared/positions/decisions.ts';
import { type SharingStatus, useSharingStatus } from '../../../shared/positions/sharing-status.ts';

export interface Sharing extends SharingStatus {
  /** `stopping`: stopped on this device, and not yet heard by the server. */
  readonly state: 'off' | 'sharing' | 'stopping';
  /** ISO; null: until it is stopped. */
  readonly until: string | null;
}

/** Whether the person here shares where they are, on whichever page they pressed the button. */
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
