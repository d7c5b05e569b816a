import type { Config } from '../config.ts';

const API_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Headers of every page, in addition to its own content security policy. */
export const pageHeaders = {
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy':
    'geolocation=(self), accelerometer=(self), gyroscope=(self), magnetometer=(self), microphone=(self), camera=(), payment=()',
} as const;

/** Headers of every reply; pages replace the content security policy for data with their own. */
export function securityHeaders(config: Config): Record<string, string> {
  return {
    'content-security-policy': API_POLICY,
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    ...(config.baseUrl.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  };
}
