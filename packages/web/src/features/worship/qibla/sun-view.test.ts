import { describe, expect, it } from 'vitest';
import { qiblaView } from './qibla-view.ts';
import { sunView } from './sun-view.ts';

const london = qiblaView(undefined, null);
const at = (instant: string) => sunView(london, Date.parse(instant), 'Europe/London');
const isoDay = (instant: number) => new Date(instant).toISOString().slice(0, 10);

describe('sunView', () => {
  it('turns from the shadow to the Qibla, by the shorter way', () => {
    // At noon in London the sun is in the south, 61 degrees to the right of the Qibla at 119.
    const noon = at('2027-06-21T12:02:00Z').now;
    expect(noon).toMatchObject({ state: 'usable', shadow: 'behind', sun: { side: 'Right' } });
    if (noon.state !== 'usable') throw new Error('The sun is up');
    expect(noon.turn).toEqual({ side: 'Left', degrees: noon.sun.degrees });
    expect(Math.abs(noon.sun.degrees - 61)).toBeLessThan(2);
    // In the evening it is in the west, behind; then the shadow in front is nearer.
    const evening = at('2027-06-21T18:00:00Z').now;
    expect(evening).toMatchObject({ state: 'usable', shadow: 'front', sun: { side: 'Right' } });
    if (evening.state !== 'usable') throw new Error('The sun is up');
    expect(evening.turn.side).toBe('Right');
    expect(evening.turn.degrees + evening.sun.degrees).toBeGreaterThan(178);
  });

  it('is aligned at the times that it names', () => {
    const { today } = at('2027-06-21T12:00:00Z');
    expect(today.length).toBeGreaterThan(0);
    for (const { instant, points } of today) {
      const { now } = sunView(london, instant, 'Europe/London');
      expect(now).toMatchObject({
        sun: { side: points === 'sun' ? 'Ahead' : 'Opposite' },
        shadow: points === 'sun' ? 'behind' : 'front',
        turn: { side: 'Ahead' },
      });
    }
  });

  it('reports when the sun is down, too low or too high', () => {
    expect(at('2027-06-21T23:30:00Z').now.state).toBe('down');
    expect(at('2027-12-21T08:15:00Z').now.state).toBe('low');
    const jeddah = qiblaView({ latitude: 21.5, longitude: 39.2 }, null);
    expect(sunView(jeddah, Date.parse('2027-05-28T09:20:00Z'), 'Asia/Riyadh').now.state).toBe('high');
  });

  it('gives the next time when the sun is above the Kaaba, and whether it is up here then', () => {
    const winter = at('2026-11-21T12:00:00Z').overhead;
    expect([isoDay(winter.instant), winter.isUp]).toEqual(['2027-05-28', true]);
    expect(isoDay(at('2027-06-01T12:00:00Z').overhead.instant)).toBe('2027-07-16');
    const losAngeles = qiblaView({ latitude: 34, longitude: -118 }, null);
    expect(sunView(losAngeles, Date.parse('2026-11-21T12:00:00Z'), 'UTC').overhead.isUp).toBe(false);
  });
});
