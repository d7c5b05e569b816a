import type { Metric } from '@manasik/core/health/metric-limits';
import type { MetricSource } from '@manasik/core/health/metrics';
import { useEffect, useMemo } from 'react';
import { useErrorText } from '../../../platform/api/index.ts';
import { dateHere } from '../../../platform/clock/use-today.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { createOutbox } from '../../../platform/outbox/outbox.ts';
import type { UnsentStore } from '../../../platform/outbox/unsent.ts';
import { useUser } from '../../../platform/session/session.ts';
import { toast } from '../../../ui/toast-store.ts';
import { changesTo, type EntryToSave } from './entry-changes.ts';
import { added, partsOf, type Refused, shownRows, valuesOn } from './measurements.ts';
import {
  currentRows,
  keepChange,
  measurementDelivery,
  retryRefused,
  useStoredRows,
} from './measurement-store.ts';
import { useWaiting, waitingOf } from './waiting-store.ts';
import { useRefusedReason } from './use-refused-reason.ts';

// Replaced by the page. Without one, the person is signing out, and is asked about what was refused.
let sayRefused = (_refused: Refused): void => {};
const outbox = createOutbox({
  name: 'health',
  delivery: (owner) => measurementDelivery(owner, dateHere, (refused) => sayRefused(refused)),
  // Steps are counted often.
  quietMs: 3000,
  longestMs: 15_000,
  itemsOnLeaving: 2,
});

export const unsent: UnsentStore = {
  kind: 'health',
  of: (owner) => {
    const changes = Object.entries(waitingOf(owner));
    const erased = changes.filter(([, { refused }]) => refused);
    // Two sources can have the same day.
    const days = new Set(erased.flatMap(([key]) => partsOf(key)?.date ?? []));
    const names = [...days].toSorted().map((date) => ({ id: date, date }));
    return { erased: erased.length, isKept: changes.length > erased.length, names };
  },
  send: outbox.sendOnce,
};

/**
 * The measurements of the signed-in user as this device knows them: changed at once, sent when there is a network, stored
 * until the account has them. Needs the namespaces `health` and `errors`.
 */
export function useMeasurements() {
  const t = useTranslations('health');
  const errorText = useErrorText();
  const reasonOf = useRefusedReason();
  const owner = useUser().user?.id;
  const waiting = useWaiting(owner);
  const stored = useStoredRows(owner);
  const { held } = outbox.use();

  useEffect(() => {
    sayRefused = (refused) =>
      toast({ title: t('notSaved'), description: reasonOf(refused), variant: 'destructive' });
  }, [t, reasonOf]);
  useEffect(() => outbox.start(), []);

  const rows = useMemo(() => shownRows(stored ?? [], waiting), [stored, waiting]);
  return {
    owner,
    rows,
    /** The account was read on this device. Nothing can be added to an unknown number. */
    isKnown: stored !== undefined,
    /** The server could not be reached; the reason if it said one. */
    held: held === null ? undefined : { reason: held.error === null ? undefined : errorText(held.error) },
    hasWaiting: Object.values(waiting).some(({ refused }) => !refused),
    /** How many entries the account did not accept. */
    refused: rows.filter(({ refused }) => refused).length,
    retry: () => {
      if (owner !== undefined) retryRefused(owner);
      void outbox.run();
    },
    /** Adds to what was entered for today, or else to what was measured. */
    add: (metric: Metric, more: number) => {
      const now = owner === undefined ? undefined : currentRows(owner);
      if (owner === undefined || !now) return;
      const date = dateHere();
      const value = added(metric, valuesOn(now, date)[metric], more);
      keepChange(owner, { date, source: 'manual', values: { [metric]: value }, isWhole: false });
      void outbox.run();
    },
    /** Adds to the steps of today that the motion sensor has counted. */
    addCounted: (steps: number) => {
      const now = owner === undefined ? undefined : currentRows(owner);
      if (owner === undefined || !now) return;
      const date = dateHere();
      const before = now.find((row) => row.date === date && row.source === 'motion');
      const values = { steps: added('steps', before?.values.steps, steps) };
      keepChange(owner, { date, source: 'motion', values, isWhole: false });
      outbox.soon();
    },
    save: (entry: EntryToSave) => {
      if (owner === undefined) return;
      for (const change of changesTo(entry)) keepChange(owner, change);
      void outbox.run();
    },
    remove: (row: { date: string; source: MetricSource }) => {
      if (owner === undefined) return;
      keepChange(owner, { date: row.date, source: row.source, values: null, isWhole: true });
      void outbox.run();
    },
  };
}

export type Measurements = ReturnType<typeof useMeasurements>;
