/**
 * Where to go after signing in: a page of the app, with its query. Any other `next` (another site, the sign-
 * in page itself, an endpoint) leads to the first page.
 */
export function nextPath(next: string | null, origin: string): string {
  if (!next?.startsWith('/')) return '/';
  const url = URL.canParse(next, origin) ? new URL(next, origin) : undefined;
  if (!url || url.origin !== origin || elsewhere.test(url.pathname)) return '/';
  // As serialised by the parser: without a backslash or tab that a browser could read as the start of a host.
  const path = url.pathname + url.search + url.hash;
  return path.startsWith('//') ? '/' : path;
}

const elsewhere = /^\/(login|api)(\/|$)/;
