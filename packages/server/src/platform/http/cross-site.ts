import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';

/**
 * Whether an address is on the requested host, or on that of BASE_URL, which differs where a proxy changes the Host
 * header. Ignores `X-Forwarded-Host`: a proxy that does not set it forwards whatever the visitor sent.
 */
function isOwn(address: string, request: FastifyRequest): boolean {
  if (!URL.canParse(address)) return false;
  const { host } = new URL(address);
  return host === request.headers.host || host === request.server.ownHost;
}

/**
 * Whether a request comes from one of our own pages (or from no page at all). Browsers send `Sec-Fetch-Site`; older
 * ones send `Origin` with every request that changes something. A client that sends neither is not a browser, so it has
 * no cookies that another site's page could use.
 */
function isFromOurPages(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = request.headers;
  if (origin === undefined) return true;
  return isOwn(origin, request);
}

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses requests that change something and come from another site.
 * @throws AppError `request.crossSite`
 */
export function refuseCrossSite(request: FastifyRequest): void {
  if (!SAFE.has(request.method) && !isFromOurPages(request)) throw new AppError('request.crossSite');
}

/**
 * The same for a GET that changes something. Browsers without `Sec-Fetch-Site` send no `Origin` with a GET, so the
 * referrer must be one of our pages, and a request without one is refused.
 */
export function isNavigationFromOurPages(request: FastifyRequest): boolean {
  if (request.headers['sec-fetch-site'] !== undefined) return isFromOurPages(request);
  const { referer } = request.headers;
  return referer !== undefined && isOwn(referer, request);
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Host and port of BASE_URL. */
    ownHost: string;
  }
}
