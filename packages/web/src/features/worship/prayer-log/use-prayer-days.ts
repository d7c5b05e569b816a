import type { Prayer } from '@manasik/core/prayer/prayer-times';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { type ApiError, useErrorText } from '../../../platform/api/index.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { onOnline } from '../../../platform/api/network.ts';
import { useUser } from '../../../platform/session/session.ts';
import { toast } from '../../../ui/toast-store.ts';
import { keepTick, send, ticksOn, useKeptPrayers, useWaiting } from './tick-store.ts';

const retryMs = 30_000;

// Whether what waits could not be sent the last time: for every part of the page that shows ticks.
let held = false;
const listeners = new Set<() => void>();
function setHeld(next: boolean): void {
  if (held === next) return;
  held = next;
  for (const listener of listeners) listener();
}
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The prayers of the signed-in user as this device knows them: ticked at once, sent when there is a network, kept over
 * reloads until the server has them. Needs the namespaces `prayer-log` and `errors`.
 */
export function usePrayerDays() {
  const t = useTranslations('prayer-log');
  const errorText = useErrorText();
  const owner = useUser().user?.id;
  const waiting = useWaiting(owner);
  const known = useKeptPrayers(owner);
  const hasWaiting = Object.keys(waiting).length > 0;
  const isHeld = useSyncExternalStore(
    subscribe,
    () => held,
    () => false,
  );

  const sendNow = useCallback(async () => {
    if (owner === undefined) return;
    const refused = (error: ApiError) =>
      toast({ title: t('notSaved'), description: errorText(error), variant: 'destructive' });
    setHeld((await send(owner, refused)) === 'later');
  }, [owner, t, errorText]);

  useEffect(() => {
    const trySending = () => void sendNow();
    trySending();
    const stop = onOnline(trySending);
    document.addEventListener('visibilitychange', trySending);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', trySending);
    };
  }, [sendNow]);

  useEffect(() => {
    const timer = isHeld ? setInterval(() => void sendNow(), retryMs) : undefined;
    return () => clearInterval(timer);
  }, [isHeld, sendNow]);

  return {
    owner,
    known,
    /** Ticks are kept here that the server could not be given yet. */
    isHeld: isHeld && hasWaiting,
    /** Ticks are on their way, or held. */
    hasWaiting,
    /** The ticks of a day; undefined where nothing is known of it. */
    ticksOn: (date: string) => ticksOn(date, known?.days, waiting),
    tick: (date: string, prayer: Prayer, done: boolean) => {
      if (owner === undefined) return;
      keepTick(owner, date, prayer, done);
      void sendNow();
    },
  };
}

export type PrayerDays = ReturnType<typeof usePrayerDays>;
