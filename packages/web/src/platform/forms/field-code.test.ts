import { Registration } from '@manasik/contract/account';
import { describe, expect, it } from 'vitest';
import { fieldCode } from './field-code.ts';

const sound = { email: 'amina@example.org', password: 'seven hills', firstName: 'Amina', lastName: 'Khan' };

function refusals(change: Record<string, unknown>) {
  const { error } = Registration.safeParse({ ...sound, ...change }, { error: fieldCode });
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
}

describe('fieldCode', () => {
  it('is empty for a complete form', () => {
    expect(refusals({})).toEqual({});
  });

  it('reports empty, blank and missing fields as required', () => {
    expect(refusals({ email: ' ', password: '', firstName: undefined, lastName: '  ' })).toEqual({
      email: 'required',
      password: 'required',
      firstName: 'required',
      lastName: 'required',
    });
  });

  it('distinguishes too short, too long and malformed', () => {
    expect(refusals({ password: '12345', firstName: 'x'.repeat(81) })).toEqual({
      password: 'tooShort',
      firstName: 'tooLong',
    });
    expect(refusals({ email: 'amina@', lastName: 'Khan\u0000' })).toEqual({
      email: 'email',
      lastName: 'format',
    });
  });
});
