import { expect, it } from 'vitest';
import { createPartsReader, partsOf } from './parts.ts';

const long = JSON.stringify({ text: 'السلام عليكم 🕋 '.repeat(2000), places: 'a'.repeat(20_000) });

it('takes apart what is too long to be announced at once, and puts it together again', () => {
  const parts = partsOf('one', long);
  expect(parts.length).toBeGreaterThan(5);
  expect(Math.max(...parts.map((part) => Buffer.byteLength(part)))).toBeLessThan(8000);
  expect(new Set(parts).size).toBe(parts.length);
  const reader = createPartsReader();
  const read = parts.map((part) => reader.read(part));
  expect(read.slice(0, -1).every((each) => each === null)).toBe(true);
  expect(JSON.parse(read.at(-1) ?? '')).toEqual(JSON.parse(long));
});

it('keeps the parts of processes apart, and drops what it did not hear the beginning of', () => {
  const reader = createPartsReader();
  const [first, ...rest] = partsOf('one', long);
  expect(rest.map((part) => reader.read(part)).every((each) => each === null)).toBe(true);
  reader.read(first ?? '');
  expect(reader.read(partsOf('other', '{"a":1}')[0] ?? '')).toBe('{"a":1}');
  expect(JSON.parse(rest.map((part) => reader.read(part)).at(-1) ?? '')).toEqual(JSON.parse(long));
});
