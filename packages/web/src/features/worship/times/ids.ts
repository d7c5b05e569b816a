/** Anchors on the page that other parts link to. */
export const timesCardId = 'prayer-times';
