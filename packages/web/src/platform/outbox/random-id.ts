/** 96 random bits, which nobody else has made; `crypto.randomUUID` is there only with HTTPS. */
export const randomId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
