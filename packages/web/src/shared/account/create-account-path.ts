/** The form for newcomers. It leads whoever is signed in on to the dashboard, and others to the form for signing in. */
export const createAccountPath = '/login?mode=register';
