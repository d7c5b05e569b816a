interface Named {
  firstName: string;
  lastName: string;
}

/** The full name. */
export const nameOf = ({ firstName, lastName }: Named): string =>
  `${firstName.trim()} ${lastName.trim()}`.trim();

/** The first letter of the name. */
export function initialOf(named: Named): string {
  // Letters beyond the first 65,536 take two places in a string.
  const [first = ''] = nameOf(named);
  return first.toLocaleUpperCase();
}
