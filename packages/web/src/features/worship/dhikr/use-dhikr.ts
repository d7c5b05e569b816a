import { todayIn } from '@manasik/core/calendar/zone-date';
import { dailyDhikrTarget, dhikrLimits, threeDhikr } from '@manasik/core/dhikr/dhikr';
import { useCallback, useMemo, useState } from 'react';
import { deviceZone, zoneOf } from '../times/day-view.ts';
import { useMinute } from '../../../platform/clock/use-minute.ts';
import { usePlace } from '../times/use-place.ts';
import { useWorshipSettings } from '../../../shared/times/use-worship-settings.ts';
import * as books from './dhikr-record.ts';
import { history } from './history.ts';
import { nobody } from './stored-records.ts';
import { changeRecord, useRecord } from './record-store.ts';
import { randomId } from '../../../platform/outbox/random-id.ts';
import { useOwner } from './use-owner.ts';
import { useSync } from './use-sync.ts';
import { vibrate } from '../../../platform/device/vibration.ts';

/** The last action, for animation and announcements. */
export type Happening =
  | (books.Counting & { kind: 'counted'; dayReached: boolean })
  /** `counted`: the undo also removed a count. */
  | { kind: 'undone'; dhikrId: string; round: number; counted: boolean }
  | { kind: 'reset'; dhikrId: string }
  | { kind: 'full' };

export type Dhikr = ReturnType<typeof useDhikr>;

/** The counter of the current person: stored on the device with each touch, and sent to the account in batches. */
export function useDhikr() {
  const now = useMinute();
  const { place } = usePlace();
  const { settings } = useWorshipSettings();
  const zone = now && place !== undefined ? zoneOf(place) : undefined;
  const today = zone && now ? todayIn(zone, now) : undefined;
  const owner = useOwner(today);
  const kept = useRecord(owner.id);
  const todayNow = useCallback(() => todayIn(zone ?? deviceZone(), new Date()), [zone]);
  const sync = useSync(owner, todayNow);
  const [happening, setHappening] = useState<Happening>();
  /** The last complete round, until the next one is well under way. */
  const [completed, setCompleted] = useState<books.Counting>();
  const vibrates = settings?.dhikrVibration === true;

  const record = useMemo(
    () => (kept && today && now ? books.awake(kept, { at: now.getTime(), date: today }) : undefined),
    [kept, today, now],
  );

  function change(next: (record: books.DhikrRecord, moment: books.Moment) => books.DhikrRecord): void {
    if (owner.id === undefined) return;
    const moment = { at: Date.now(), date: todayNow() };
    changeRecord(owner.id, (known) => next(known, moment));
  }

  function count(): void {
    change((known, moment) => {
      const done = books.count(known, moment);
      if (!done) {
        setHappening({ kind: 'full' });
        return known;
      }
      const dayReached = books.totalOn(done.record, moment.date) === dailyDhikrTarget;
      setHappening({ kind: 'counted', ...done.counting, dayReached });
      if (done.counting.completed) setCompleted(done.counting);
      else if (done.counting.round >= shownUntilRound) setCompleted(undefined);
      if (vibrates) vibrate(done.counting.completed ? 'target' : 'count');
      return done.record;
    });
    sync.soon();
  }

  function undo(): void {
    change((known, moment) => {
      const done = books.undo(known, moment);
      if (!done) return known;
      const { dhikrId, round, counted } = done;
      setHappening({ kind: 'undone', dhikrId, round, counted });
      setCompleted(undefined);
      if (vibrates) vibrate('undo');
      return done.record;
    });
    sync.soon();
  }

  function reset(): void {
    change((known, moment) => {
      const next = books.resetRound(known, moment);
      setCompleted(undefined);
      if (next !== known) setHappening({ kind: 'reset', dhikrId: books.chosenOf(known) });
      return next;
    });
  }

  /** Adds and chooses one's own dhikr, or changes the one with this `id`. */
  function save(text: string, target: number, id: string | undefined): void {
    const phrase = { id: id ?? `own-${randomId()}`, text, target, removed: false };
    change((known, { at }) => books.choose(books.putPhrase(known, phrase, at), phrase.id));
    sync.retry();
  }

  function remove(phrase: books.OwnPhrase): void {
    const { id, text, target } = phrase;
    change((known, { at }) => books.putPhrase(known, { id, text, target, removed: true }, at));
    sync.retry();
  }

  function choose(dhikrId: string): void {
    setHappening(undefined);
    setCompleted(undefined);
    change((known) => books.choose(known, dhikrId));
  }

  return {
    isAccount: owner.isAccount,
    isNobody: owner.id === nobody,
    sync,
    today,
    happening,
    completed,
    state: record && today ? view(record, today) : undefined,
    vibrates,
    count,
    undo,
    reset,
    save,
    remove,
    choose,
  };
}

/** How many touches the note of a complete round stays, for people who count without looking. */
const shownUntilRound = 5;

const view = (record: books.DhikrRecord, today: string) => {
  const chosen = books.chosenOf(record);
  const own = books.presentPhrases(record);
  return {
    chosen,
    own,
    phrases: record.phrases,
    round: books.roundOf(record, chosen),
    target: books.targetOf(record, chosen) ?? threeDhikr[0].target,
    canUndo: record.steps.length > 0,
    canAdd: own.length < dhikrLimits.ownPhrases,
    dayTotal: books.totalOn(record, today),
    history: (days: number) => history(record, today, days),
  };
};

export type DhikrView = NonNullable<Dhikr['state']>;
