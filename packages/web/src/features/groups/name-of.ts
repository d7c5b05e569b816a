interface Named {
  firstName: string;
  lastName: string;
}

/** The full name. */
export const nameOf = ({ firstName, lastName }: Named): string =>
  `${firstName.trim()} ${lastName.trim()}`.trim();

/** The first letter of the name. */
export function initialOf(named: Named): string {
  // Characters beyond U+FFFF take two units of a string.
  const [first = ''] = nameOf(named);
  return first.toLocaleUpperCase();
}
