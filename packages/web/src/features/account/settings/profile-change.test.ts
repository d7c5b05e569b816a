import { describe, expect, it } from 'vitest';
import { isNewEmail, profileChange, profileOf } from './profile-change.ts';

const user = {
  id: '4c1b2a5e-30b5-4c5a-9d63-6f1f4d6f0c11',
  email: 'amina@example.org',
  firstName: 'Amina',
  lastName: 'Khan',
  hajjDate: null,
  currentLocation: null,
};
const profile = profileOf(user);

describe('profileChange', () => {
  it('sends nothing when nothing has changed', () => {
    expect(profileChange({ ...profile, firstName: ' Amina ' }, user)).toEqual({});
  });

  it('sends only what has changed', () => {
    expect(profileChange({ ...profile, firstName: 'Aminah' }, user)).toEqual({ firstName: 'Aminah' });
  });

  it('sends the password along with a new address only', () => {
    const typed = { ...profile, currentPassword: 'seven hills' };
    expect(profileChange(typed, user)).toEqual({});
    expect(profileChange({ ...typed, email: 'a.khan@example.org' }, user)).toEqual({
      email: 'a.khan@example.org',
      currentPassword: 'seven hills',
    });
  });
});

describe('isNewEmail', () => {
  it('ignores case and spaces around an address', () => {
    expect(isNewEmail(' Amina@Example.org', user)).toBe(false);
    expect(isNewEmail('amina@example.com', user)).toBe(true);
  });
});
