import { addDays } from '@manasik/core/calendar/civil-date';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../../platform/api/index.ts';
import { onNetworkChange } from '../../../platform/api/network.ts';
import { expectedUserId } from '../../../platform/session/session.ts';
import { changeRecord, readRecord } from './record-store.ts';
import { createSync, type SyncState } from './sync.ts';
import type { Owner } from './use-owner.ts';
import { inOneTab } from '../../../platform/outbox/one-tab.ts';

type Sync = ReturnType<typeof createSync>;

const shownDays = 30;

/** Keeps the open record and the account the same. Without an account there is nothing to do. */
export function useSync({ id, isAccount }: Owner, todayNow: () => string) {
  const [shown, setShown] = useState<{ state: SyncState; isFull: boolean }>();
  const sync = useRef<Sync>(undefined);
  const today = useRef(todayNow);
  useEffect(() => {
    today.current = todayNow;
  }, [todayNow]);

  useEffect(() => {
    if (id === undefined || !isAccount) return undefined;
    const made = createSync({
      record: () => readRecord(id),
      change: (next) => changeRecord(id, next),
      days: () => ({ from: addDays(today.current(), 1 - shownDays), to: today.current() }),
      put: (body, query, keepalive) => api('PUT /api/dhikr', { query, body, keepalive }),
      get: (deviceId, days) => api('GET /api/dhikr', { query: { ...days, deviceId } }),
      mayAsk: () => navigator.onLine && expectedUserId() === id,
      onState: (state, isFull) => setShown({ state, isFull }),
      alone: (work) => inOneTab('manasik-dhikr', work),
    });
    sync.current = made;
    const stop = listen(made);
    void made.run();
    return () => {
      stop();
      made.close();
      sync.current = undefined;
      setShown(undefined);
    };
  }, [id, isAccount]);

  return {
    state: shown?.state,
    /** The account has no room for more dhikr of one's own. */
    isFull: shown?.isFull ?? false,
    soon: () => sync.current?.soon(),
    retry: () => void sync.current?.retry(),
  };
}

function listen(sync: Sync): () => void {
  const onVisibility = () => (document.visibilityState === 'hidden' ? sync.leave() : void sync.run());
  const stop = onNetworkChange(() => void sync.run());
  addEventListener('pagehide', sync.leave);
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    stop();
    removeEventListener('pagehide', sync.leave);
    document.removeEventListener('visibilitychange', onVisibility);
  };
}
