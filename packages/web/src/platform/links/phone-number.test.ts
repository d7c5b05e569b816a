import { expect, it } from 'vitest';
import { dialable, dialLink, lacksCountryCode, hasNumber } from './phone-number.ts';

it('dials what people write, in the digits of every language', () => {
  expect(dialable('+966 12 571 2900')).toBe('+966125712900');
  expect(dialable('٠٠٩٦٦ (٥٠) ١٢٣-٤٥٦٧')).toBe('00966501234567');
  expect(dialable('+৯৬৬/৫০.১২৩')).toBe('+96650123');
  expect(dialable('+92–300–1234567')).toBe('+923001234567');
  expect(dialable('\u200e+44 20 7008 5000')).toBe('+442070085000');
  expect(dialable('\u202a+966501234567\u202c')).toBe('+966501234567');
  expect(dialable('+44 (0)7911 123456')).toBe('+447911123456');
  expect(dialable('(020) 7008 5000')).toBe('02070085000');
});

it('dials nothing that is not a number', () => {
  for (const typed of ['', 'call me', '12', '+', '1+2345', 'tel:911;ext=1', '9'.repeat(21)]) {
    expect(dialable(typed)).toBeUndefined();
  }
});

it('links to a number in ASCII digits, and to nothing without a number', () => {
  expect(dialLink('۰۰۹۶۶ ۵۰ ۱۲۳ ۴۵۶۷')).toBe('tel:00966501234567');
  expect(dialLink('ask Omar')).toBeUndefined();
});

it('notices a number without a country code, but not the number of a service or half a number', () => {
  for (const typed of ['07700 900123', '٠٥٠ ١٢٣ ٤٥٦٧', '966501234567', '03 00 12 34 56'])
    expect(lacksCountryCode(typed)).toBe(true);
  for (const typed of ['+44 7700 900123', '0044 7700 900123', '+٩٦٦ ٥٠', '911', '05012', '', 'ask Omar'])
    expect(lacksCountryCode(typed)).toBe(false);
});

it('notices the missing country code beside a name or another number, unless one of the numbers has it', () => {
  for (const typed of [
    '0300 1234567 (son Ali)',
    '0300 1234567 / 0321 7654321',
    'علي ٠٣٠٠١٢٣٤٥٦٧',
    '0300 1234567 0321 7654321',
    '0300 1234567 + 0321 7654321',
    '03 00 12 34 56 / 06 00 12 34 56',
  ]) {
    expect(lacksCountryCode(typed)).toBe(true);
  }
  for (const typed of [
    '+92 300 1234567 (son Ali)',
    'Ali 0092 300 1234567',
    '0300 1234567, +92 321 7654321',
    '0300 1234567 +92 321 7654321',
    '0300 1234567 0092 321 7654321',
    '0300 1234567 / 00923217654321',
    '+92–300–1234567',
    '+92 300–1234567',
    '+92/300/1234567 Ali',
    '0092/300/1234567 Ali',
    '(+92) 300 1234567 علي',
    '😀',
  ]) {
    expect(lacksCountryCode(typed)).toBe(false);
  }
});

it('finds a number that a person can dial beside a name, but none in words', () => {
  for (const typed of ['+44 7700 900123', '+44 7700 900123 (son Ali)', '٠٥٠ ١٢٣ / 055 999']) {
    expect(hasNumber(typed)).toBe(true);
  }
  for (const typed of ['', 'my son', 'javascript:alert(1)']) expect(hasNumber(typed)).toBe(false);
});
