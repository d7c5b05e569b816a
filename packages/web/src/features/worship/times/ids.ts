/** Addresses on the page, to which other parts of it lead. */
export const timesCardId = 'prayer-times';
