/** The most items in the checklist of one group. */
export const mostGroupItems = 200;
