import { describe, expect, it } from 'vitest';
import { initialOf, nameOf } from './name-of.ts';

describe('a name', () => {
  it('is first and last name, or what there is of them', () => {
    expect(nameOf({ firstName: ' Amina ', lastName: 'Karim' })).toBe('Amina Karim');
    expect(nameOf({ firstName: '', lastName: 'Karim' })).toBe('Karim');
    expect(nameOf({ firstName: 'نور', lastName: '' })).toBe('نور');
  });
});

describe('the letter of an avatar', () => {
  it('is the first of the first name, in capitals where there are any', () => {
    expect(initialOf({ firstName: 'amina', lastName: 'Karim' })).toBe('A');
    expect(initialOf({ firstName: 'نور', lastName: '' })).toBe('ن');
  });

  it('is that of the last name without a first one', () => {
    expect(initialOf({ firstName: ' ', lastName: 'Karim' })).toBe('K');
  });

  it('is a whole letter, also where it takes two places', () => {
    expect(initialOf({ firstName: '𞤀𞤁', lastName: '' })).toBe('𞤀');
  });
});
