const deep = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const text = (value: string): string => JSON.stringify(value);

/** Values for a field of a body, as JSON text, because JavaScript cannot express all of them. */
export const hostileJson: readonly string[] = [
  ['null', 'true', 'false', '0', '-0', '-1', '1.5', '1e308', '-1e308', '1e999', '5e-324', '9007199254740993'],
  ['{}', '[]', '[null]', '["x"]', '{"a":{"b":{}}}', '{"length":5}', '{"toString":1}', deep(500)],
  ['{"__proto__":{"admin":true}}', '{"constructor":{"prototype":{"admin":true}}}'],
  ['""', '" "', '"\\u0000"', '"a\\u0000b"', '"\\ud800"', '"\\udc00x"', '"\\ufeff"', '"\\u202e"', '"\\u0007"'],
  ['', ' ', 'x', 'x'.repeat(129), 'x'.repeat(10_000), 'ﷺ'.repeat(81), '😀'.repeat(64)].map(text),
  ['NaN', 'Infinity', '1e308', '-0', '0x10', '1,5', '٣'].map(text),
  ['1899-12-31', '2077-01-01', '2023-02-30', '0000-00-00', '-000001-01-01', '2026-11-21T00:00:00Z'].map(text),
  ['__proto__', 'constructor', 'hasOwnProperty', 'undefined', 'null', 'true', '[object Object]'].map(text),
  ["' OR 1=1 --", '"; DROP TABLE users; --', '$1', '%s%n', '{{7*7}}', '${7*7}', '../../etc/passwd'].map(text),
  ['<script>alert(1)</script>', 'a@b', 'a@b.c\r\nBcc: x@y.z', '"quoted"@example.org', 'a@[127.0.0.1]'].map(
    text,
  ),
].flat();

/** Values for a field of a query or a path, as they appear in an address. */
export const hostileInAddress: readonly string[] = [
  ['', '%20', '%00', 'a%00b', '%ff', '%E0%A4%A', '%', '%u0041', '+', '%2B', '%0d%0aX-Evil:%201'],
  ['null', 'true', '0', '-0', '-1', '1.5', '1e308', '1e999', 'NaN', 'Infinity', '0x10', '1,5'],
  ['90.0001', '-90.0001', '180.0001', '-180.0001', '91', '181', '999', '9'.repeat(400)],
  ['1899-12-31', '2077-01-01', '2023-02-30', '0000-00-00', '20261121', '2026-11-21T00:00:00Z'],
  ['__proto__', 'constructor', 'hasOwnProperty', 'undefined', 'x'.repeat(8000)],
  ["' OR 1=1 --", '$1', '<script>', '../../etc/passwd', '{"a":1}', '😀', 'ﷺ'].map(encodeURIComponent),
  ['00000000-0000-0000-0000-000000000000', '00000000-0000-4000-8000-00000000000g', 'ffffffff'],
].flat();

/** Whole bodies that are not valid objects. */
export const hostileBodies: readonly string[] = [
  ['', ' ', '{', '}', '{"', '{"a"', '{"a":', '{"a":1', '{"a":1,}', "{'a':1}", '{a:1}', 'undefined'],
  [
    'NaN',
    '[1,',
    '"',
    '\u0000',
    '\ufeff{',
    '{}{}',
    '//',
    'null',
    'true',
    '0',
    '-0',
    '1e999',
    '"x"',
    '[]',
    '[{}]',
  ],
  [deep(30_000), `{"a":${deep(30_000)}}`, `{"__proto__":${deep(10_000)}}`, `{"a":${'{"a":'.repeat(8000)}`],
  ['{"__proto__":null}', '{"constructor":{"prototype":{}}}', `{${'"a":1,'.repeat(5000)}"a":1}`],
  [`{"${'k'.repeat(30_000)}":1}`, `[${'0,'.repeat(20_000)}0]`],
].flat();

/** Names of unknown fields. */
export const hostileNames: readonly string[] = [
  ['admin', 'id', 'userId', 'user_id', 'role', 'emailVerified', 'toString', 'hasOwnProperty', 'length', ''],
  ['a.b', '$where', 'x'.repeat(2000), '\u0000', '<b>'],
].flat();
