import { answeredSignOut } from '../../platform/session/before-sign-out.ts';
import { beforeErasing } from '../../platform/session/session-end.ts';
import { currentUser, expectedUserId, onSessionChange } from '../../platform/session/session.ts';
import { share } from '../../platform/storage/shared.ts';
import type { Loss } from './unsent-stores.ts';

const loss = share<Loss | null>(null);

/** The changes that the end of a session has erased; null unless the page must show them. */
export const useLoss = loss.use;
export const forgetLoss = (): void => loss.set(null);

/** Counts what is lost when a session ends without a question, as when another device ends it. */
export function watchSessionEnd(): void {
  beforeErasing(async (owner) => {
    if (answeredSignOut()) return null;
    const { lossOf } = await import('./unsent-stores.ts');
    const lost = await lossOf(owner);
    return lost.erased > 0 ? lost : null;
  }, loss.set);
  // Another person may sign in, here or in another tab, and must not read what the previous one has lost.
  onSessionChange(() => {
    if (currentUser()) forgetLoss();
  });
  addEventListener('storage', () => {
    if (expectedUserId() !== null) forgetLoss();
  });
}
