import { afterEach, describe, expect, it } from 'vitest';
import { learnServerTime, toServerTime } from './server-time.ts';

const at = Date.parse('2027-05-14T10:00:00Z');
const headerOf = (ms: number) => new Date(ms).toUTCString();

describe("the server's time", () => {
  afterEach(() => learnServerTime(headerOf(at), at, at));

  it('is taken from a reply when the device clock is wrong', () => {
    learnServerTime(headerOf(at + 7 * 60_000), at, at + 1000);
    expect(toServerTime(at)).toBe(at + 7 * 60_000);
  });

  it('is that of the device where the difference is within the delay', () => {
    learnServerTime(headerOf(at + 2000), at, at + 400);
    expect(toServerTime(at)).toBe(at);
  });

  it('is not taken from a slow reply or one without a date', () => {
    learnServerTime(headerOf(at + 90_000), at, at + 20_000);
    learnServerTime(null, at, at);
    learnServerTime('yesterday', at, at);
    expect(toServerTime(at)).toBe(at);
  });
});
