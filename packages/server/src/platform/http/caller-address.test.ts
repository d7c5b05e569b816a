import { expect, it } from 'vitest';
import { networkOf, wideNetworkOf } from './caller-address.ts';

it('counts an IPv4 address as it is, even when written as IPv6', () => {
  expect(networkOf('203.0.113.7')).toBe('203.0.113.7');
  expect(networkOf('::ffff:203.0.113.7')).toBe('203.0.113.7');
});

it('counts all addresses of an IPv6 /64 as one', () => {
  const one = networkOf('2001:db8:0:1:aaaa:bbbb:cccc:dddd');
  expect(one).toBe('2001:db8:0:1::/64');
  expect(networkOf('2001:db8:0:1::1')).toBe(one);
  expect(networkOf('2001:0DB8:0000:0001::')).toBe(one);
  expect(networkOf('2001:db8:0:2::1')).not.toBe(one);
});

it('counts addresses with leading zeros, and local ones', () => {
  expect(networkOf('::1')).toBe('0:0:0:0::/64');
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
});

it('finds the network of an address', () => {
  expect(wideNetworkOf(networkOf('203.0.113.7'))).toBe('203.0.113.0/24');
  expect(wideNetworkOf(networkOf('2001:db8:5:1::7'))).toBe('2001:db8:5::/48');
  expect(wideNetworkOf(networkOf('2001:db8:5:ffff::7'))).toBe('2001:db8:5::/48');
  expect(wideNetworkOf(networkOf('::1'))).toBe('0:0:0::/48');
});
