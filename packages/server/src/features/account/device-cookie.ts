import { randomBytes } from 'node:crypto';
import { DEVICE_DAYS } from './known-devices.repository.ts';
import { createSecretCookie, type SecretCookie } from './session-cookie.ts';

const TOKEN = /^[\w-]{32}$/;

/** A cookie that says which browser this is to the accounts that have signed in with it. It signs nobody in. */
export function createDeviceCookie(baseUrl: string): SecretCookie {
  const cookie = createSecretCookie(baseUrl, 'manasik-device', DEVICE_DAYS);
  return {
    ...cookie,
    read: (request) => {
      const token = cookie.read(request);
      return token !== null && TOKEN.test(token) ? token : null;
    },
  };
}

/** 192 bits, for a browser without such a cookie. */
export const newDeviceToken = (): string => randomBytes(24).toString('base64url');
