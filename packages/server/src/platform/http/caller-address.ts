import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Source } from '../fair-queue.ts';

const GROUPS = 8;
const NETWORK_GROUPS = 4;
const WIDE_GROUPS = 3;
const WIDE_BYTES = 3;

/**
 * The unit that limits count as one address: an IPv4 address, or the /64 network of an IPv6 one, which a single
 * customer gets (RFC 6177). Counted separately, its addresses would never run out.
 */
export const networkOf = (ip: string): string =>
  isPlainIPv4(ip) ? ipv4Of(ip) : `${ipv6Groups(ip).slice(0, NETWORK_GROUPS).join(':')}::/64`;

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

/**
 * The network of an address from `networkOf`: the /24 of an IPv4 address, the /48 of an IPv6 one. A site usually gets
 * one of these (RFC 6177), so an attacker there has many addresses but one network.
 */
export const wideNetworkOf = (address: string): string =>
  address.includes(':')
    ? `${address.split(':').slice(0, WIDE_GROUPS).join(':')}::/48`
    : `${address.split('.').slice(0, WIDE_BYTES).join('.')}.0/24`;

/** The address and network for which a queue makes this request wait. */
export function sourceOf(request: FastifyRequest): Source {
  const address = callerAddress(request);
  return { address, network: wideNetworkOf(address) };
}

/** The address that a limit counts for this request. */
export const callerAddress = (request: FastifyRequest): string => networkOf(request.ip);
