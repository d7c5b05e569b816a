import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { clauseSchoolsFile, clauseSchoolsOf, writtenClauseSchools } from './clause-schools.ts';
import { readGuide } from './guide.ts';

it('clause-schools.json is up to date (node packages/content/guide/write-clause-schools.ts)', () => {
  expect(readFileSync(clauseSchoolsFile, 'utf8')).toBe(writtenClauseSchools(readGuide()));
});

it('lists only clauses that belong to some schools', () => {
  const schools = clauseSchoolsOf(readGuide());
  expect(schools['ihram/steps.keep-away/contract']).toEqual(['maliki', 'shafii', 'hanbali']);
  expect(schools).not.toHaveProperty(['ihram/steps.keep-away/mask']);
});
