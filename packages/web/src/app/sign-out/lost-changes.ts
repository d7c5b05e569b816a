import { answeredSignOut } from '../../platform/session/before-sign-out.ts';
import { beforeErasing } from '../../platform/session/session-end.ts';
import { share } from '../../platform/storage/shared.ts';
import type { Loss } from './unsent-stores.ts';

const loss = share<Loss | null>(null);

/** What the end of a session has erased; null unless a person must be told. */
export const useLoss = loss.use;
export const forgetLoss = (): void => loss.set(null);

/** Counts what is lost when a session ends without a question, as when another device ends it. */
export function watchSessionEnd(): void {
  beforeErasing(async (owner) => {
    if (answeredSignOut()) return;
    const { lossOf } = await import('./unsent-stores.ts');
    const lost = await lossOf(owner);
    if (lost.erased > 0) loss.set(lost);
  });
}
