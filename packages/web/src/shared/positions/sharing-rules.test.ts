import { describe, expect, it } from 'vitest';
import { endOf, hasEnded, isDecisions, isWorthSending } from './sharing-rules.ts';

const fix = { latitude: 21.4225, longitude: 39.8262, accuracy: 20, capturedAt: 1000 };
const sent = { fix, at: 1000 };
const at = (metres: number) => ({ ...fix, latitude: metresNorth(metres), capturedAt: 7000 });
const metresNorth = (metres: number) => fix.latitude + metres / 111_195;

describe('a fix is sent', () => {
  it('when none was sent before', () => {
    expect(isWorthSending(null, fix, 1000)).toBe(true);
  });

  it('after more than ten metres, and not for jitter on the spot', () => {
    expect(isWorthSending(sent, at(11), 7000)).toBe(true);
    expect(isWorthSending(sent, at(9), 7000)).toBe(false);
  });

  it('when its accuracy is much better', () => {
    expect(isWorthSending(sent, { ...fix, accuracy: 10, capturedAt: 7000 }, 7000)).toBe(true);
    expect(isWorthSending(sent, { ...fix, accuracy: 18, capturedAt: 7000 }, 7000)).toBe(false);
  });

  it('at most every five seconds, and after a minute in any case', () => {
    const far = { ...fix, latitude: 22, capturedAt: 5999 };
    expect(isWorthSending(sent, far, 5999)).toBe(false);
    expect(isWorthSending(sent, { ...fix, capturedAt: 61_000 }, 61_000)).toBe(true);
  });

  it('never twice', () => {
    expect(isWorthSending(sent, fix, 200_000)).toBe(false);
  });
});

describe('a decision to share', () => {
  it('ends at its end time', () => {
    const now = Date.parse('2027-05-14T10:00:00Z');
    const until = endOf('hour', now);
    expect(until).toBe('2027-05-14T11:00:00.000Z');
    expect(hasEnded({ state: 'sharing', until }, now)).toBe(false);
    expect(hasEnded({ state: 'sharing', until }, now + 3_600_000)).toBe(true);
    expect(hasEnded({ state: 'sharing', until: endOf('untilStopped', now) }, now * 2)).toBe(false);
  });

  it('is read only in its own format', () => {
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
