import type { SavedLocation } from '../../../shared/places/index.ts';
import type { User } from '../../../platform/session/session.ts';

/** The profile as it stands in the form. */
export interface Profile {
  firstName: string;
  lastName: string;
  email: string;
  currentPassword: string;
  /** `YYYY-MM-DD`, empty for none. */
  hajjDate: string;
  location: SavedLocation | null;
}

export const profileOf = (user: User): Profile => ({
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  currentPassword: '',
  hajjDate: user.hajjDate ?? '',
  location: user.currentLocation,
});

/** Whether this is another address than the account's; case and blanks make none. */
export const isNewEmail = (typed: string, user: User): boolean => typed.trim().toLowerCase() !== user.email;

/** What has changed, as `PATCH /api/auth/user` takes it. The password goes along only where it is needed. */
export function profileChange(profile: Profile, user: User) {
  const { firstName, lastName, email, currentPassword, location } = profile;
  const hajjDate = profile.hajjDate || null;
  return {
    ...(firstName.trim() !== user.firstName && { firstName }),
    ...(lastName.trim() !== user.lastName && { lastName }),
    ...(isNewEmail(email, user) && { email, currentPassword }),
    ...(hajjDate !== user.hajjDate && { hajjDate }),
    ...(!isSamePlace(location, user.currentLocation) && { currentLocation: location }),
  };
}

const isSamePlace = (one: SavedLocation | null, other: SavedLocation | null): boolean =>
  one === other ||
  (one?.name === other?.name && one?.latitude === other?.latitude && one?.longitude === other?.longitude);
