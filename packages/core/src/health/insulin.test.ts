import { describe, expect, it } from 'vitest';
import { isInsulin, isInsulinName, movable } from './insulin.ts';

describe('the name of an insulin', () => {
  it.each([
    'Insulin',
    'insulina glargina',
    'Insuline rapide',
    'Novo Rapid FlexPen',
    'LANTUS 100 IU/ml',
    'Mixtard-30',
    'Инсулин',
    'إِنسولين',
    'أنسولين طويل المفعول',
    'انسولین',
    'ইনসুলিন',
    'ઇન્સ્યુલિન',
    '\u202einsulin\u202c',
  ])('is recognised: %s', (name) => {
    expect(isInsulinName(name)).toBe(true);
  });

  it.each(['Metformin', 'Aspirin', 'Glucophage', 'ميتفورمين', '', '💊'])('is not: %s', (name) => {
    expect(isInsulinName(name)).toBe(false);
  });
});

describe('the medicines that may be moved', () => {
  const metformin = { name: 'Metformin' };
  const lantus = { name: 'Lantus' };
  const ticked = { name: 'Brand X', isInsulin: true };

  it('never have insulin, by its name or by the tick', () => {
    expect(movable([metformin, lantus, ticked], false)).toEqual({
      moved: [metformin],
      kept: [lantus, ticked],
      isUnclear: false,
    });
  });

  it('are recognised by the name even if the tick was taken away', () => {
    expect(isInsulin({ name: 'Lantus', isInsulin: false })).toBe(true);
  });

  it('are none while the person uses insulin and no medicine is known to be it', () => {
    expect(movable([metformin], true)).toEqual({ moved: [], kept: [], isUnclear: true });
    expect(movable([metformin, lantus], true).moved).toEqual([metformin]);
    expect(movable([metformin], false).moved).toEqual([metformin]);
  });
});
