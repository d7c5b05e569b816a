import { expect, it } from 'vitest';
import { typedTitle } from './typed-title.ts';

it.each(['', '   ', '\u200B', '\u3164', '\u0001\u0007', '\u2800', ' \u200D\uFEFF '])(
  'finds no title in text that looks empty: %j',
  (text) => {
    expect(typedTitle(text)).toBe('');
  },
);

it.each([
  ['  Tent ', 'Tent'],
  ['Te\u200Bnt', 'Tent'],
  ['Te\u0001nt', 'Tent'],
  ['Two\ttents', 'Two tents'],
  ['خیمه\u200Cها', 'خیمه\u200Cها'],
])('keeps what can be read of %j', (text, title) => {
  expect(typedTitle(text)).toBe(title);
});
