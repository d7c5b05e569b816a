import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

const GROUPS = 8;

/**
 * What limits count as one address: an IPv4 address, or the /64 network of an IPv6 one, which is what a single
 * customer is given (RFC 6177): counted one by one they would never run out.
 */
export const networkOf = (ip: string): string =>
  isPlainIPv4(ip) ? ipv4Of(ip) : `${ipv6Groups(ip).slice(0, 4).join(':')}::/64`;

/**
 * The wider network of an address, which one attacker may control: /24 for IPv4, /48 for IPv6. A site is given a /48
 * (RFC 6177), which holds 65,536 networks of /64.
 */
export const siteOf = (ip: string): string =>
  isPlainIPv4(ip)
    ? `${ipv4Of(ip).split('.').slice(0, 3).join('.')}.0/24`
    : `${ipv6Groups(ip).slice(0, 3).join(':')}::/48`;

const isPlainIPv4 = (ip: string): boolean => !isIPv6(ip) || ip.includes('.');
const ipv4Of = (ip: string): string => ip.replace(/^::ffff:/i, '');

function ipv6Groups(ip: string): string[] {
  const [head = '', tail] = (ip.split('%')[0] ?? '').toLowerCase().split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : GROUPS - first.length - last.length;
  const groups = [...first, ...Array.from({ length: zeros }, () => '0'), ...last];
  return groups.map((group) => group.replace(/^0+(?=.)/, ''));
}

/** Whom a limit counts for this request. */
export const callerAddress = (request: FastifyRequest): string => networkOf(request.ip);

/** The wider network that limits count for this request. */
export const callerSite = (request: FastifyRequest): string => siteOf(request.ip);
