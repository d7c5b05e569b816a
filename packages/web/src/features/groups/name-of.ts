interface Named {
  firstName: string;
  lastName: string;
  email?: string;
}

/** The full name, else the e-mail address. */
export const nameOf = ({ firstName, lastName, email = '' }: Named): string =>
  `${firstName.trim()} ${lastName.trim()}`.trim() || email;

/** The first letter of the first name, or of the e-mail address if there is no first name. */
export function initialOf({ firstName, email = '' }: Named): string {
  // Letters beyond the first 65,536 take two places in a string.
  const [first = ''] = firstName.trim() || email;
  return first.toLocaleUpperCase();
}
