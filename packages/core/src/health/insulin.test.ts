import { describe, expect, it } from 'vitest';
import { isInsulin, isInsulinName, splitInsulin } from './insulin.ts';

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
    'انسلين',
    'أنسلين سريع',
    'إنســولين',
    'لانتوس',
    'نوفورابيد',
    'نوفو رابيد قلم',
    'هومالوج',
    'أبيدرا',
    'أسبارت',
    'Xultophy',
    'Soliqua 100/33',
    'Suliqua',
    'Trurapi',
    'Awiqli',
    'Hypurin Porcine',
    'glargine',
    'Glargina 20 UI',
    'Lispro mix',
    'Aspart',
    'aspart 30/70',
    'Degludec',
    'Detemir',
    'glulisine',
    'ইনসুলিন',
    'ઇન્સ્યુલિન',
    '\u202einsulin\u202c',
  ])('is recognised: %s', (name) => {
    expect(isInsulinName(name)).toBe(true);
  });

  it.each([
    'Metformin',
    'Aspirin',
    'L-Ornithine L-Aspartate',
    'Magnesium aspartate',
    'أسبارتات',
    'Glucophage',
    'ميتفورمين',
    '',
    '💊',
  ])('is not: %s', (name) => {
    expect(isInsulinName(name)).toBe(false);
  });
});

describe('the medicines that may be moved', () => {
  const metformin = { name: 'Metformin' };
  const lantus = { name: 'Lantus' };
  const ticked = { name: 'Brand X', isInsulin: true };

  it('never have insulin, by its name or by the tick', () => {
    expect(splitInsulin([metformin, lantus, ticked], false)).toEqual({
      movable: [metformin],
      insulin: [lantus, ticked],
      isUnclear: false,
    });
  });

  it('are recognised by the name even if the tick was taken away', () => {
    expect(isInsulin({ name: 'Lantus', isInsulin: false })).toBe(true);
  });

  it('are none while the person uses insulin and no medicine is known to be it', () => {
    expect(splitInsulin([metformin], true)).toEqual({ movable: [], insulin: [], isUnclear: true });
    expect(splitInsulin([metformin, lantus], true).movable).toEqual([metformin]);
    expect(splitInsulin([metformin], false).movable).toEqual([metformin]);
  });
});
