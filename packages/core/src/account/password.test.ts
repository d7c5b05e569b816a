import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passwordLength, passwordReasons, passwordStrength } from './password.ts';

const owner = { email: 'Fatima.Noor@example.org', firstName: 'Fatima', lastName: 'Al-Amin' };

describe('passwordStrength', () => {
  it.each([
    ['', 0, 'tooShort'],
    ['ab3$x', 0, 'tooShort'],
    ['x'.repeat(129), 0, 'tooLong'],
    ['aaaaaaaaaaaa', 1, 'repetitive'],
    ['abababababab', 1, 'repetitive'],
    ['123456789', 1, 'repetitive'],
    ['abcdefgh', 1, 'repetitive'],
    ['fatima1990', 1, 'personal'],
    ['xAl-Amin!9', 1, 'personal'],
    ['fatima.noor1', 1, 'personal'],
    ['Fatima.Noor@example.org', 1, 'personal'],
    ['FatimaAl-AminFatima1', 1, 'personal'],
    ['ryvqmk', 1, 'short'],
    ['rY7vq$k', 2, 'short'],
    ['ryvqmkwopt', 2, 'uniform'],
    ['rY7vq$kWop', 3, null],
    ['camel river lantern', 4, null],
    ['rY7vq$kWop!4nZ', 4, null],
    ['مكة المكرمة نور على نور', 4, null],
  ])('gives %j a score of %i, because %s', (password, score, reason) => {
    expect(passwordStrength(password, owner)).toEqual({ score, reason });
  });

  it('ignores a name inside a long passphrase', () => {
    expect(passwordStrength('fatima walks to the lantern river', owner)).toEqual({ score: 4, reason: null });
  });

  it('accepts an owner without names', () => {
    expect(passwordStrength('rY7vq$kWop', { email: '', firstName: ' ' }).score).toBe(3);
  });

  it('rates any text, and gives 0 exactly for a wrong length', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 140 }), (password) => {
        const { score, reason } = passwordStrength(password, owner);
        const fits = password.length >= passwordLength.min && password.length <= passwordLength.max;
        expect(score > 0).toBe(fits);
        expect(reason === null || passwordReasons.includes(reason)).toBe(true);
        expect(reason === null).toBe(score >= 3);
      }),
    );
  });
});
