import { describe, expect, it } from 'vitest';
import { resetToken } from './reset-token.ts';

describe('resetToken', () => {
  it('reads the token behind the hash', () => {
    expect(resetToken('#token=aB3-_x')).toBe('aB3-_x');
  });

  it('finds none in an address without one', () => {
    expect(resetToken('')).toBeUndefined();
    expect(resetToken('#')).toBeUndefined();
    expect(resetToken('#token=')).toBeUndefined();
    expect(resetToken('#tokens=1')).toBeUndefined();
  });
});
