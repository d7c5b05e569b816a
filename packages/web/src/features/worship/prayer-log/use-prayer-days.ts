import type { Prayer } from '@manasik/core/prayer/prayer-times';
import { useEffect } from 'react';
import { type ApiError, useErrorText } from '../../../platform/api/index.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { createOutbox } from '../../../platform/outbox/outbox.ts';
import type { UnsentStore } from '../../../platform/outbox/unsent.ts';
import { useUser } from '../../../platform/session/session.ts';
import { toast } from '../../../ui/toast-store.ts';
import { hasWaiting, keepTick, tickDelivery, ticksOn, useKeptPrayers, useWaiting } from './tick-store.ts';

// Replaced by the page. Without one, the person is signing out.
let sayRefused = (_error: ApiError): void => {};
const outbox = createOutbox({
  name: 'ticks',
  delivery: (owner) => tickDelivery(owner, (error) => sayRefused(error)),
});

export const unsent: UnsentStore = {
  of: (owner) => ({ erased: 0, isKept: hasWaiting(owner) }),
  send: outbox.sendOnce,
};

/**
 * The prayers of the signed-in user as this device knows them: ticked at once, sent when there is a network, stored
 * until the server has them. Needs the namespaces `prayer-log` and `errors`.
 */
export function usePrayerDays() {
  const t = useTranslations('prayer-log');
  const errorText = useErrorText();
  const owner = useUser().user?.id;
  const waiting = useWaiting(owner);
  const known = useKeptPrayers(owner);
  const isWaiting = Object.keys(waiting).length > 0;
  const { held } = outbox.use();

  useEffect(() => {
    sayRefused = (error) =>
      toast({ title: t('notSaved'), description: errorText(error), variant: 'destructive' });
  }, [t, errorText]);
  useEffect(() => outbox.start(), []);

  return {
    owner,
    known,
    /** Ticks wait here because the server could not be reached. */
    isHeld: held !== null && isWaiting,
    /** Ticks are being sent, or wait. */
    hasWaiting: isWaiting,
    /** The ticks of a day; undefined if unknown. */
    ticksOn: (date: string) => ticksOn(date, known?.days, waiting),
    tick: (date: string, prayer: Prayer, done: boolean) => {
      if (owner === undefined) return;
      keepTick(owner, date, prayer, done);
      void outbox.run();
    },
  };
}

export type PrayerDays = ReturnType<typeof usePrayerDays>;
