import { expect, it } from 'vitest';
import { draftOf, readPromise } from './promise-fields.tsx';

it('a promise of a day that has not come is refused', () => {
  const draft = { ...draftOf(undefined, '2026-11-28'), title: 'A room for two' };
  expect(readPromise(draft, 'en', '2026-11-27')).toEqual({ faults: { promisedOn: { code: 'future' } } });
});

it('a promise of several lines becomes one line, which the account accepts', () => {
  const draft = { ...draftOf(undefined, '2026-11-26'), title: 'A room for two,\n200 m from the mosque ' };
  expect(readPromise(draft, 'en', '2026-11-26')).toMatchObject({
    item: { kind: 'promise', title: 'A room for two, 200 m from the mosque', promisedOn: '2026-11-26' },
  });
});
