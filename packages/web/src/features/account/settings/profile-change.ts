import type { User } from '../../../platform/session/session.ts';

/** The profile as entered in the form. */
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

/** Whether this address differs from the account's, ignoring case and spaces. */
export const isNewEmail = (typed: string, user: User): boolean => typed.trim().toLowerCase() !== user.email;

/** The changed fields for `PATCH /api/auth/user`, with the password only where it is required. */
export const profileChange = ({ firstName, lastName, email, currentPassword }: Profile, user: User) => ({
  ...(firstName.trim() !== user.firstName && { firstName }),
  ...(lastName.trim() !== user.lastName && { lastName }),
  ...(isNewEmail(email, user) && { email, currentPassword }),
});
