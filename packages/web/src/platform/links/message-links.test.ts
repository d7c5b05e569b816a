import { describe, expect, it } from 'vitest';
import { coordinates, mapLink, smsLink, whatsAppLink } from './message-links.ts';

const text = 'I need help. 50% & more: https://maps.google.com/?q=21.41330,39.89330 ساعدوني';

describe('a link to a text message', () => {
  it('has the number as dialled and a text separator that iOS and Android accept', () => {
    const link = smsLink('+٩٦٦ (50) 123-4567', text);
    expect(link.startsWith('sms:+966501234567?&body=')).toBe(true);
    expect(decodeURIComponent(link.split('?&body=')[1] ?? '')).toBe(text);
    expect(link.split('&')).toHaveLength(2);
  });

  it('leaves the recipient open without a valid number', () => {
    expect(smsLink(undefined, 'Hi')).toBe('sms:?&body=Hi');
    expect(smsLink('ask at the desk', 'Hi')).toBe('sms:?&body=Hi');
  });
});

describe('a link to WhatsApp', () => {
  it('has the number without the prefix of its country code', () => {
    expect(whatsAppLink('+44 20 7946 0000', 'Hi & bye')).toBe(
      'https://wa.me/442079460000?text=Hi%20%26%20bye',
    );
    expect(whatsAppLink('0044 20 7946 0000', 'Hi')).toBe('https://wa.me/442079460000?text=Hi');
  });

  it('does not exist for a number without a country code', () => {
    expect(whatsAppLink('050 123 4567', 'Hi')).toBeUndefined();
  });

  it('leaves the recipient open without a number', () => {
    expect(whatsAppLink(undefined, 'Hi')).toBe('https://wa.me/?text=Hi');
  });
});

it('writes a place as numbers and as a link to a map', () => {
  const place = { latitude: 21.4133, longitude: -39.893_348 };
  expect(coordinates(place)).toBe('21.41330, -39.89335');
  expect(mapLink(place)).toBe('https://maps.google.com/?q=21.41330,-39.89335');
});
