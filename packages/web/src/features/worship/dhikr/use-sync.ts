import { addDays } from '@manasik/core/calendar/civil-date';
import { todayIn } from '@manasik/core/calendar/zone-date';
import { useEffect } from 'react';
import { api } from '../../../platform/api/index.ts';
import { createOutbox } from '../../../platform/outbox/outbox.ts';
import type { UnsentStore } from '../../../platform/outbox/unsent.ts';
import { share } from '../../../platform/storage/shared.ts';
import { deviceZone } from '../times/day-view.ts';
import { dhikrDelivery } from './dhikr-delivery.ts';
import { type Days, nothingHeld } from './exchange.ts';
import { changeRecord, readRecord } from './record-store.ts';
import { hasUnsent } from './stored-records.ts';
import type { Owner } from './use-owner.ts';

const shownDays = 30;
/** The date where the user is, as the open page has it. */
let today = (): string => todayIn(deviceZone(), new Date());

/** What the server refused stays here, and is sent again when the page is next opened. */
const refused = share(nothingHeld);

const outbox = createOutbox({
  name: 'dhikr',
  quietMs: 3000,
  longestMs: 15_000,
  itemsOnLeaving: 2,
  delivery: (owner) => {
    refused.set(nothingHeld);
    return dhikrDelivery({
      record: () => readRecord(owner),
      change: (next) => changeRecord(owner, next),
      days: shownUntilToday,
      put: (body, query, keepalive) => api('PUT /api/dhikr', { query, body, keepalive }),
      get: (deviceId, days) => api('GET /api/dhikr', { query: { ...days, deviceId } }),
      held: refused.get,
      hold: refused.set,
    });
  },
});

export const unsent: UnsentStore = {
  of: (owner) => {
    const record = readRecord(owner);
    return { erased: 0, isKept: record !== undefined && hasUnsent(record) };
  },
  send: outbox.sendOnce,
};

function shownUntilToday(): Days {
  const to = today();
  return { from: addDays(to, 1 - shownDays), to };
}

/** Also retries what was held back. */
function retry(): void {
  refused.set(nothingHeld);
  void outbox.run();
}

/** Synchronises the open record with the account. Without an account it does nothing. */
export function useSync({ id, isAccount }: Owner, todayNow: () => string) {
  const { held } = outbox.use();
  const { phrases } = refused.use();

  useEffect(() => {
    today = todayNow;
  }, [todayNow]);

  useEffect(() => {
    return id === undefined || !isAccount ? undefined : outbox.start();
  }, [id, isAccount]);

  return {
    held,
    /** The account has no room for more dhikr of one's own. */
    isFull: phrases,
    soon: outbox.soon,
    retry,
  };
}
