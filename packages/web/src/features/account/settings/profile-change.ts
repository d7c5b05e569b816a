import type { User } from '../../../platform/session/session.ts';

/** The profile as it is in the form. */
export interface Profile {
  firstName: string;
  lastName: string;
  email: string;
  currentPassword: string;
}

export const profileOf = ({ firstName, lastName, email }: User): Profile => ({
  firstName,
  lastName,
  email,
  currentPassword: '',
});

/** Whether this is another address than the account's; case and blanks make none. */
export const isNewEmail = (typed: string, user: User): boolean => typed.trim().toLowerCase() !== user.email;

/** What has changed, as `PATCH /api/auth/user` takes it. The password goes along only where it is needed. */
export const profileChange = ({ firstName, lastName, email, currentPassword }: Profile, user: User) => ({
  ...(firstName.trim() !== user.firstName && { firstName }),
  ...(lastName.trim() !== user.lastName && { lastName }),
  ...(isNewEmail(email, user) && { email, currentPassword }),
});
