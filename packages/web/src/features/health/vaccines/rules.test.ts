import { expect, it } from 'vitest';
import { hasTypes, rulesFor, validityOf, type VaccineFact } from './rules.ts';

const fact = (more: Partial<VaccineFact>): VaccineFact => ({
  country: 'ALL',
  vaccine: 'meningitis',
  rule: 'required',
  source: { title: 'Ministry', url: 'https://example.org' },
  published: '2025',
  read: '2026-11-26',
  ...more,
});

it('puts required vaccines first and the newest source of each first', () => {
  const facts = [
    fact({ vaccine: 'influenza', rule: 'recommended' }),
    fact({ published: '2024' }),
    fact({ published: '2025-04-15' }),
    fact({ country: 'ID', vaccine: 'polio' }),
  ];
  const rules = rulesFor('ALL', facts);
  expect(rules.map(({ vaccine, isRequired }) => [vaccine, isRequired])).toEqual([
    ['meningitis', true],
    ['influenza', false],
  ]);
  expect(rules[0]?.facts.map(({ published }) => published)).toEqual(['2025-04-15', '2024']);
  expect(rulesFor('ID', facts)).toHaveLength(1);
  expect(rulesFor('XX', facts)).toEqual([]);
});

it('takes the validity of the type, and the shortest if the type is not known', () => {
  const facts = [
    fact({ validFromDays: 10, validYears: 5, vaccineType: 'conjugate' }),
    fact({ validFromDays: 10, validYears: 3, vaccineType: 'polysaccharide' }),
    fact({ validFromDays: 10 }),
  ];
  expect(hasTypes(facts)).toBe(true);
  expect(validityOf(facts, 'conjugate')).toEqual({ fromDays: 10, years: 5, isForLife: false });
  expect(validityOf(facts, 'polysaccharide')).toEqual({ fromDays: 10, years: 3, isForLife: false });
  expect(validityOf(facts, null)).toEqual({ fromDays: 10, years: 3, isForLife: false });
});

it('is for life only where no source names an end', () => {
  expect(validityOf([fact({ validForLife: true })], null).isForLife).toBe(true);
  expect(validityOf([fact({ validForLife: true }), fact({ validYears: 10 })], null)).toMatchObject({
    years: 10,
    isForLife: false,
  });
  expect(validityOf([fact({})], null)).toEqual({ fromDays: null, years: null, isForLife: false });
});

const required = (country: string) =>
  rulesFor(country).flatMap((rule) => (rule.isRequired ? [rule.vaccine] : []));

it('has a rule for every pilgrim and for the countries with most pilgrims that have rules of their own', () => {
  expect(rulesFor('ALL')[0]).toMatchObject({ vaccine: 'meningitis', isRequired: true });
  for (const country of ['ID', 'PK', 'NG', 'SA', 'GB']) expect(rulesFor(country).length).toBeGreaterThan(0);
  expect(required('GB')).toEqual(['meningitis']);
  expect(required('PK').toSorted()).toEqual(['influenza', 'meningitis', 'polio']);
});
