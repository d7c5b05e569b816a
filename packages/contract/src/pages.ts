const groups = '/group-tracker';
const settings = '/settings';
const signIn = '/login';
const register = '/login?mode=register';

/** Addresses that people type but no page has, and the address of the page that they mean. */
export const redirects: Readonly<Record<string, string>> = {
  '/register': register,
  '/signup': register,
  '/sign-up': register,
  '/signin': signIn,
  '/sign-in': signIn,
  '/groups': groups,
  '/group': groups,
  '/account': settings,
  '/profile': settings,
  '/dashboard': '/home',
  '/sos': '/emergency',
  '/prayer-times': '/worship/times',
  '/qibla': '/worship/qibla',
  '/duas': '/guide/duas',
};

/**
 * The address to open instead, with the same query, such as the language; undefined if there is no redirect.
 * @param search the query with its question mark, or nothing
 */
export function redirectOf(pathname: string, search: string): string | undefined {
  const target = Object.hasOwn(redirects, pathname) ? redirects[pathname] : undefined;
  if (target === undefined || search === '') return target;
  return target.includes('?') ? `${target}&${search.slice(1)}` : target + search;
}
