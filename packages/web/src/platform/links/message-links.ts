import { dialable } from './phone-number.ts';

interface Place {
  latitude: number;
  longitude: number;
}

/**
 * The address of a link that opens a text message, ready to send. Without a number, the sender chooses the recipient.
 * `?&body=`: iOS reads what follows `&`, Android what follows `?`, and each ignores the other sign.
 */
export const smsLink = (written: string | undefined, text: string): string =>
  `sms:${(written && dialable(written)) ?? ''}?&body=${encodeURIComponent(text)}`;

/**
 * The same for WhatsApp; undefined for a number without its country's code, which WhatsApp cannot find.
 * https://faq.whatsapp.com/5913398998672934
 */
export function whatsAppLink(written: string | undefined, text: string): string | undefined {
  const body = `?text=${encodeURIComponent(text)}`;
  if (written === undefined) return `https://wa.me/${body}`;
  const digits = /^(?:\+|00)(\d+)$/.exec(dialable(written) ?? '')?.[1];
  return digits && `https://wa.me/${digits}${body}`;
}

// One metre, finer than any phone measures.
const decimals = 5;

/** `21.41330, 39.89330`: latitude and longitude in degrees, in digits that every phone and helper can type. */
export const coordinates = ({ latitude, longitude }: Place): string =>
  `${latitude.toFixed(decimals)}, ${longitude.toFixed(decimals)}`;

/**
 * A link to a location that every phone opens, in a map app or in the browser.
 * https://developers.google.com/maps/documentation/urls
 */
export const mapLink = (place: Place): string =>
  `https://maps.google.com/?q=${coordinates(place).replace(' ', '')}`;
