import { DEVICE_DAYS } from './known-devices.repository.ts';
import { isToken } from './new-token.ts';
import { createSecretCookie, DAY_SECONDS, type SecretCookie } from './session-cookie.ts';

/** A cookie that says which browser this is to the accounts that have signed in with it. It signs nobody in. */
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
