/** The form for newcomers. Signed-in people are redirected to the dashboard. */
export const createAccountPath = '/login?mode=register';
