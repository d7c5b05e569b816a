import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { learnServerTime } from '../../../platform/api/server-time.ts';
import { currentPlan } from './training-store.ts';
import { answerScreening, setFields, tickSession } from './use-training.ts';

const hourMs = 3_600_000;

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => stored.set(name, text),
    removeItem: (name: string) => stored.delete(name),
  });
});
afterEach(() => {
  learnServerTime(new Date().toUTCString(), Date.now(), Date.now());
  vi.unstubAllGlobals();
});

it('dates a tick by the clock of the server on a phone whose clock is slow', () => {
  const here = Date.now();
  learnServerTime(new Date(here + 2 * hourMs).toUTCString(), here, here);
  answerScreening({ concerns: [], clinician: 'not-needed' });
  setFields({
    startsOn: '2027-01-04',
    departsOn: '2027-05-10',
    dailyMetres: 2600,
    restWeekdays: [5],
    age: 62,
    missedWeeks: [],
  });
  tickSession('day:2027-01-05', '2027-01-05');
  expect(currentPlan()?.changedAt?.['day:2027-01-05']).toBeGreaterThan(here + 1.9 * hourMs);
});
