import { describe, expect, it } from 'vitest';
import { initialOf, nameOf } from './name-of.ts';

describe('a name', () => {
  it('is the first and last name, or the one that exists', () => {
    expect(nameOf({ firstName: ' Amina ', lastName: 'Karim' })).toBe('Amina Karim');
    expect(nameOf({ firstName: '', lastName: 'Karim' })).toBe('Karim');
    expect(nameOf({ firstName: 'نور', lastName: '' })).toBe('نور');
  });
});

describe('the letter of an avatar', () => {
  it('is the first letter of the first name, in upper case where the script has it', () => {
    expect(initialOf({ firstName: 'amina', lastName: 'Karim' })).toBe('A');
    expect(initialOf({ firstName: 'نور', lastName: '' })).toBe('ن');
  });

  it('comes from the last name if there is no first name', () => {
    expect(initialOf({ firstName: ' ', lastName: 'Karim' })).toBe('K');
  });

  it('is a whole character, even outside the basic plane', () => {
    expect(initialOf({ firstName: '𞤀𞤁', lastName: '' })).toBe('𞤀');
  });
});
