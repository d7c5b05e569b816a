import { describe, expect, it } from 'vitest';
import { initialOf, nameOf } from './name-of.ts';

const email = 'noor@example.org';

describe('a name', () => {
  it('is first and last name, or what there is of them', () => {
    expect(nameOf({ firstName: ' Amina ', lastName: 'Karim', email })).toBe('Amina Karim');
    expect(nameOf({ firstName: '', lastName: 'Karim', email })).toBe('Karim');
    expect(nameOf({ firstName: 'نور', lastName: '' })).toBe('نور');
  });

  it('is the address when there is none', () => {
    expect(nameOf({ firstName: ' ', lastName: '', email })).toBe(email);
  });
});

describe('the letter of an avatar', () => {
  it('is the first of the first name, in capitals where there are any', () => {
    expect(initialOf({ firstName: 'amina', lastName: 'Karim', email })).toBe('A');
    expect(initialOf({ firstName: 'نور', lastName: '', email })).toBe('ن');
  });

  it('is that of the address without a first name', () => {
    expect(initialOf({ firstName: ' ', lastName: 'Karim', email })).toBe('N');
  });

  it('is a whole letter, also where it takes two places', () => {
    expect(initialOf({ firstName: '𞤀𞤁', lastName: '', email })).toBe('𞤀');
  });
});
