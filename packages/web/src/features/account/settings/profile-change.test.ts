import { describe, expect, it } from 'vitest';
import { isNewEmail, profileChange, profileOf } from './profile-change.ts';

const leeds = { name: 'Leeds', country: 'GB', latitude: 53.8, longitude: -1.55, timezone: 'Europe/London' };
const user = {
  id: '4c1b2a5e-30b5-4c5a-9d63-6f1f4d6f0c11',
  email: 'amina@example.org',
  firstName: 'Amina',
  lastName: 'Khan',
  hajjDate: null,
  currentLocation: leeds,
};
const profile = profileOf(user);

describe('profileChange', () => {
  it('sends nothing when nothing has changed', () => {
    expect(profileChange({ ...profile, firstName: ' Amina ', location: { ...leeds } }, user)).toEqual({});
  });

  it('sends only what has changed', () => {
    expect(profileChange({ ...profile, firstName: 'Aminah', hajjDate: '2027-05-14' }, user)).toEqual({
      firstName: 'Aminah',
      hajjDate: '2027-05-14',
    });
  });

  it('sends the password along with a new address only', () => {
    const typed = { ...profile, currentPassword: 'seven hills' };
    expect(profileChange(typed, user)).toEqual({});
    expect(profileChange({ ...typed, email: 'a.khan@example.org' }, user)).toEqual({
      email: 'a.khan@example.org',
      currentPassword: 'seven hills',
    });
  });

  it('takes the date and the place away again', () => {
    const dated = { ...user, hajjDate: '2027-05-14' };
    expect(profileChange({ ...profileOf(dated), hajjDate: '', location: null }, dated)).toEqual({
      hajjDate: null,
      currentLocation: null,
    });
  });
});

describe('isNewEmail', () => {
  it('does not take case or blanks for another address', () => {
    expect(isNewEmail(' Amina@Example.org', user)).toBe(false);
    expect(isNewEmail('amina@example.com', user)).toBe(true);
  });
});
