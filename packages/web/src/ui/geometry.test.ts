import { describe, expect, it } from 'vitest';
import { arcBox, arcPath, arcPoint } from './arc.ts';
import { moveFor, movedActive } from './combobox-keys.ts';
import { compassRings, normalizeDegrees, turnTowards } from './compass-geometry.ts';
import { starPath } from './star-path.ts';

describe('the arc of the day', () => {
  it('begins and ends on the horizon and is highest at midday', () => {
    expect(arcPoint(0)).toEqual({ x: arcBox.centre - arcBox.radiusX, y: arcBox.base });
    expect(arcPoint(1)).toEqual({ x: arcBox.centre + arcBox.radiusX, y: arcBox.base });
    expect(arcPoint(0.5)).toEqual({ x: arcBox.centre, y: arcBox.base - arcBox.radiusY });
  });

  it('clamps a time outside the day to its nearer end', () => {
    expect(arcPoint(-3)).toEqual(arcPoint(0));
    expect(arcPoint(7)).toEqual(arcPoint(1));
    expect(arcPoint(Number.NaN)).toEqual(arcPoint(0));
  });

  it('keeps every point inside the drawing, with room for the sun', () => {
    for (let position = 0; position <= 1; position += 0.01) {
      const { x, y } = arcPoint(position);
      expect(x).toBeGreaterThanOrEqual(12);
      expect(x).toBeLessThanOrEqual(arcBox.width - 12);
      expect(y).toBeGreaterThanOrEqual(12);
      expect(y).toBeLessThanOrEqual(arcBox.height - 12);
    }
  });

  it('draws no segment of zero length', () => {
    expect(arcPath(0.4, 0.4)).toBe('');
    expect(arcPath(0.6, 0.4)).toBe('');
    expect(arcPath(0, 0.5)).toBe(`M16 112A144 96 0 0 1 160 16`);
  });
});

describe('the compass', () => {
  it('keeps the needle and the Kaaba off the ring of the letters', () => {
    const { letters, needle, kaaba } = compassRings;
    expect(needle.from).toBeGreaterThan(letters.at + letters.half);
    expect(kaaba.at + kaaba.half).toBeLessThan(letters.at - letters.half);
  });

  it('keeps angles between 0 and 360', () => {
    expect(normalizeDegrees(-90)).toBe(270);
    expect(normalizeDegrees(725)).toBe(5);
    expect(normalizeDegrees(360)).toBe(0);
  });

  it('turns the shorter way', () => {
    expect(turnTowards(10, 350)).toBe(20);
    expect(turnTowards(350, 10)).toBe(-20);
    expect(turnTowards(180, 0)).toBe(180);
    expect(turnTowards(119, 119)).toBe(0);
  });
});

describe('the star', () => {
  it('has eight points and eight notches', () => {
    expect(starPath(10).split('L')).toHaveLength(16);
  });

  it('points up, and its notches lie where the squares cross', () => {
    const [first, second] = starPath(100).slice(1).split('L');
    expect(first).toBe('0 -100');
    // The upright square's top side lies at half the diagonal: 100 · cos 45°.
    expect(second).toBe('29.29 -70.71');
  });
});

describe('the keys of the combobox', () => {
  it('wrap around at both ends', () => {
    expect(movedActive(-1, 'next', 3)).toBe(0);
    expect(movedActive(2, 'next', 3)).toBe(0);
    expect(movedActive(0, 'previous', 3)).toBe(2);
    expect(movedActive(-1, 'previous', 3)).toBe(2);
  });

  it('select nothing in an empty list', () => {
    expect(movedActive(-1, 'next', 0)).toBe(-1);
    expect(movedActive(0, 'previous', 0)).toBe(-1);
  });

  it('are only the arrows: Home and End move in the text', () => {
    expect(moveFor('ArrowDown')).toBe('next');
    expect(moveFor('ArrowUp')).toBe('previous');
    expect(moveFor('Home')).toBeUndefined();
  });
});
