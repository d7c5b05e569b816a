import type { ChangeName, ErasedKind, Unsent, UnsentStore } from '../../platform/outbox/unsent.ts';
import { inTime } from '../../platform/session/before-sign-out.ts';

type Load = () => Promise<{ unsent: UnsentStore }>;

/** Every store whose changes can wait on this device, by its key in the storage of the device. */
const stores: Readonly<Record<string, Load>> = {
  'manasik-account-group-checklist': () =>
    import('../../features/travel/group-checklist/group-list-store.ts'),
  'manasik-account-chat-waiting': () => import('../../features/groups/chat/sender.ts'),
  'manasik-account-alerts': () => import('../../shared/alerts/alerts-store.ts'),
  'manasik-account-health-refused': () => import('../../features/health/today/use-measurements.ts'),
  'manasik-health-waiting': () => import('../../features/health/today/use-measurements.ts'),
  'manasik-training': () => import('../../features/health/training/training-store.ts'),
  'manasik-account-promise-photos': () => import('../../features/travel/promises/photo-list.ts'),
  'manasik-travel': () => import('../../features/travel/items/travel-store.ts'),
  'manasik-guide': () => import('../../features/guide/progress/progress-store.ts'),
  'manasik-dhikr': () => import('../../features/worship/dhikr/use-sync.ts'),
  'manasik-ticks-waiting': () => import('../../features/worship/prayer-log/use-prayer-days.ts'),
  'manasik-account-whole-place': () => import('../../features/worship/times/place-store.ts'),
  'manasik-place': () => import('../../features/worship/times/place-store.ts'),
};

/** The stores that have anything on this device, so that the code of the others is not loaded. */
function usedStores(): Load[] {
  try {
    return Object.entries(stores).flatMap(([key, load]) =>
      localStorage.getItem(key) === null ? [] : [load],
    );
  } catch {
    // Storage is forbidden, so changes are in memory only, and are lost with the page.
    return Object.values(stores);
  }
}

export const mayHaveUnsent = (): boolean => usedStores().length > 0;

/** Loads the code of the stores that have anything on this device. */
export async function loadUsedStores(): Promise<UnsentStore[]> {
  const loaded = await Promise.all(usedStores().map((load) => load()));
  // Two keys can have the same store.
  return [...new Set(loaded.map(({ unsent }) => unsent))];
}

/** Changes of one kind that the end of the session erases. */
export interface ErasedPart {
  readonly kind: ErasedKind;
  readonly count: number;
  /** As far as the changes have any. */
  readonly names: readonly ChangeName[];
}

/** The changes of one person that only this device has, and what the end of the session erases of them. */
export interface Loss extends Unsent {
  readonly kinds: readonly ErasedPart[];
}

function sumOf(counted: readonly UnsentStore[], owner: string): Loss {
  const parts = counted.map(({ kind, of }) => ({ kind, ...of(owner) }));
  return {
    erased: parts.reduce((sum, { erased }) => sum + erased, 0),
    isKept: parts.some(({ isKept }) => isKept),
    kinds: parts.flatMap(({ kind, erased, names = [] }) =>
      kind && erased > 0 ? [{ kind, count: erased, names }] : [],
    ),
  };
}

/** Sends what waits, as far as that is possible within the limit, and counts the rest. */
export async function unsentAfterSending(owner: string): Promise<Loss> {
  const waiting = (await loadUsedStores()).filter((store) => hasUnsent(store.of(owner)));
  if (waiting.length > 0 && navigator.onLine) {
    await inTime(Promise.allSettled(waiting.map((store) => store.send(owner))));
  }
  return sumOf(waiting, owner);
}

/** Sends and counts again. The count stays as it was if the code of a store could not be loaded. */
export async function unsentNow(owner: string, before: Loss): Promise<Loss> {
  try {
    return await unsentAfterSending(owner);
  } catch {
    // Nothing was sent, so the person is still told the earlier count.
    return before;
  }
}

/** Counts what a session that ends erases, without sending anything. */
export const lossOf = async (owner: string): Promise<Loss> => sumOf(await loadUsedStores(), owner);

export const hasUnsent = ({ erased, isKept }: Unsent): boolean => erased > 0 || isKept;
