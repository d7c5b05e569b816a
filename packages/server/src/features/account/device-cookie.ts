import { DEVICE_DAYS } from './known-devices.repository.ts';
import { isToken } from './new-token.ts';
import { createSecretCookie, DAY_SECONDS, type SecretCookie } from './session-cookie.ts';

/** A cookie that identifies this browser to the accounts that have signed in with it. It does not sign anyone in. */
export function createDeviceCookie(baseUrl: string): SecretCookie {
  const cookie = createSecretCookie(baseUrl, 'manasik-device', DEVICE_DAYS * DAY_SECONDS);
  return {
    ...cookie,
    read: (request) => {
      const token = cookie.read(request);
      return token !== null && isToken(token) ? token : null;
    },
  };
}
