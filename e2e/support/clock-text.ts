import type { Language } from '@manasik/core/text/languages';

/** A time as the page writes it: the browser of the tests has no region of its own. */
export const clock = (language: Language, time: string): RegExp => {
  const [hour, minute] = time.split(':').map((part) => new Intl.NumberFormat(language).format(Number(part)));
  return new RegExp(`${hour}:${minute}`);
};
