import { describe, expect, it } from 'vitest';
import { checkTest, distanceOf } from './test-setup.ts';

const draft = { by: 'laps', sex: 'man', lapMetres: '٣٠', age: '62', height: '175', weight: '80' } as const;

describe('the form of the walk test', () => {
  it('reads numbers in any of our digits', () => {
    expect(checkTest(draft, 'ar').setup).toEqual({
      measure: { by: 'laps', lapMetres: 30 },
      walker: { sex: 'man', age: 62, heightCm: 175, weightKg: 80 },
    });
  });

  it('leaves out the comparison without all of its data', () => {
    expect(checkTest({ ...draft, weight: '' }, 'en').setup?.walker).toBeNull();
    expect(checkTest({ ...draft, sex: undefined }, 'en').setup?.walker).toBeNull();
  });

  it('needs the length of a lap only to count laps', () => {
    expect([...(checkTest({ ...draft, lapMetres: '' }, 'en').faults ?? [])]).toEqual(['lapMetres']);
    expect(checkTest({ ...draft, lapMetres: '', by: 'gps' }, 'en').setup?.measure).toEqual({ by: 'gps' });
    expect([...(checkTest({ ...draft, height: '1.75' }, 'en').faults ?? [])]).toEqual(['height']);
  });

  it('adds up laps and the lap that was begun', () => {
    const setup = { measure: { by: 'laps', lapMetres: 30 }, walker: null } as const;
    expect(distanceOf(setup, { seconds: 360, laps: 15, gpsMetres: 0 }, 12)).toBe(462);
    expect(distanceOf(setup, { seconds: 10, laps: 0, gpsMetres: 0 }, 0)).toBeNull();
    const gps = { measure: { by: 'gps' }, walker: null } as const;
    expect(distanceOf(gps, { seconds: 360, laps: 0, gpsMetres: 431 }, 0)).toBe(431);
  });
});
