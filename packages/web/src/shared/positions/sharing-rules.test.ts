import { describe, expect, it } from 'vitest';
import { endOf, hasEnded, isDecisions, isWorthSending } from './sharing-rules.ts';

const fix = { latitude: 21.4225, longitude: 39.8262, accuracy: 20, capturedAt: 1000 };
const sent = { fix, at: 1000 };
const at = (metres: number) => ({ ...fix, latitude: metresNorth(metres), capturedAt: 7000 });
const metresNorth = (metres: number) => fix.latitude + metres / 111_195;

describe('a fix is worth sending', () => {
  it('when nothing was sent yet', () => {
    expect(isWorthSending(null, fix, 1000)).toBe(true);
  });

  it('after more than ten metres, and not for a trembling on the spot', () => {
    expect(isWorthSending(sent, at(11), 7000)).toBe(true);
    expect(isWorthSending(sent, at(9), 7000)).toBe(false);
  });

  it('when the device knows much better where it is', () => {
    expect(isWorthSending(sent, { ...fix, accuracy: 10, capturedAt: 7000 }, 7000)).toBe(true);
    expect(isWorthSending(sent, { ...fix, accuracy: 18, capturedAt: 7000 }, 7000)).toBe(false);
  });

  it('at most each five seconds, and after a minute whatever it says', () => {
    const far = { ...fix, latitude: 22, capturedAt: 5999 };
    expect(isWorthSending(sent, far, 5999)).toBe(false);
    expect(isWorthSending(sent, { ...fix, capturedAt: 61_000 }, 61_000)).toBe(true);
  });

  it('never when it was sent already', () => {
    expect(isWorthSending(sent, fix, 200_000)).toBe(false);
  });
});

describe('a decision to share', () => {
  it('ends when it was to end', () => {
    const now = Date.parse('2027-05-14T10:00:00Z');
    const until = endOf('hour', now);
    expect(until).toBe('2027-05-14T11:00:00.000Z');
    expect(hasEnded({ state: 'sharing', until }, now)).toBe(false);
    expect(hasEnded({ state: 'sharing', until }, now + 3_600_000)).toBe(true);
    expect(hasEnded({ state: 'sharing', until: endOf('untilStopped', now) }, now * 2)).toBe(false);
  });

  it('is believed only in its own form', () => {
    expect(isDecisions({ a: { state: 'stopping' }, b: { state: 'sharing', until: null } })).toBe(true);
    for (const wrong of [
      null,
      [],
      { a: 1 },
      { a: { state: 'sharing', until: 'soon' } },
      { a: { state: 'on' } },
    ]) {
      expect(isDecisions(wrong)).toBe(false);
    }
  });
});
