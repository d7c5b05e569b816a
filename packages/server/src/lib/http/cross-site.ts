import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';

/**
 * Whether a request comes from a page of our own (or from no page at all). Browsers say so in `Sec-Fetch-Site`;
 * older ones send `Origin` with every request that changes something. What sends neither is no browser, and
 * carries no cookies that somebody else's page could borrow.
 */
function isFromOurPages(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = request.headers;
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === request.host;
}

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses requests that change something and come from another site. @throws AppError `request.crossSite`. */
export function refuseCrossSite(request: FastifyRequest): void {
  if (!SAFE.has(request.method) && !isFromOurPages(request)) throw new AppError('request.crossSite');
}

/**
 * The same for a GET that changes something. Browsers without `Sec-Fetch-Site` send no `Origin` with a GET; there the
 * referrer must name us, and a request without one is refused.
 */
export function isNavigationFromOurPages(request: FastifyRequest): boolean {
  if (request.headers['sec-fetch-site'] !== undefined) return isFromOurPages(request);
  const { referer } = request.headers;
  return referer !== undefined && URL.canParse(referer) && new URL(referer).host === request.host;
}
