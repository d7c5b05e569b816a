import { describe, expect, it } from 'vitest';
import {
  copyName,
  faultOf,
  isScanContent,
  mostScanBytes,
  refusal,
  refusalOf,
  shownBytes,
} from './scan-file.ts';

const bytesOf = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0));
const file = (name: string, type: string, size = 1000) => ({ name, type, size });

describe('a file for a scan', () => {
  it.each([
    file('photo.jpg', 'image/jpeg'),
    file('photo.HEIC', 'image/heic'),
    file('photo.HEIC', ''),
    file('visa.pdf', 'application/pdf'),
    file('visa.pdf', ''),
    file('large.png', 'image/png', mostScanBytes),
  ])('is accepted: $name as “$type”', (one) => {
    expect(refusal(one)).toBeUndefined();
  });

  it('is refused if it is too large or neither a picture nor a PDF', () => {
    expect(refusal(file('photo.jpg', 'image/jpeg', mostScanBytes + 1))).toBe('tooLarge');
    expect(refusal(file('film.mp4', 'video/mp4'))).toBe('type');
    expect(refusal(file('drawing.svg', 'image/svg+xml'))).toBe('type');
    expect(refusal(file('drawing.pdf', 'image/svg+xml'))).toBe('type');
    expect(refusal(file('note.docx', ''))).toBe('type');
  });

  it.each([
    ['a JPEG', [0xff, 0xd8, 0xff, 0xe0]],
    ['a PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d]],
    ['a PDF', bytesOf('%PDF-1.7')],
    ['a PDF after a line', bytesOf('\n%PDF-1.4')],
    ['a HEIC', [0, 0, 0, 0x18, ...bytesOf('ftypheic')]],
    ['a WebP', bytesOf('RIFF1234WEBP')],
  ])('is known by its first bytes: %s', (what, bytes) => {
    const type = what.startsWith('a PDF') ? 'application/pdf' : 'image/jpeg';
    for (const named of [type, '']) expect(isScanContent(Uint8Array.from(bytes), named)).toBe(true);
  });

  it.each([
    ['junk.jpg', 'image/jpeg', 'not a picture at all'],
    ['visa.pdf', 'application/pdf', 'only text'],
    ['logo.svg', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['empty.png', 'image/png', ''],
    ['film.jpg', 'image/jpeg', '\0\0\0\u0018ftypisom'],
    ['drawing.svg', 'image/svg+xml', '<svg><!-- %PDF-1.7 --></svg>'],
    ['drawing.pdf', 'application/pdf', '<svg><!-- %PDF-1.7 --></svg>'],
    ['drawing.pdf', 'application/pdf', '\ufeff<svg><!-- %PDF-1.7 --></svg>'],
    ['visa.png', 'image/png', '%PDF-1.7'],
    ['photo.pdf', 'application/pdf', 'GIF89a'],
  ])('is refused if its content is something else: %s', async (name, type, content) => {
    expect(await refusalOf(new File([content], name, { type }))).toBe('type');
  });

  it('is saved again under the name of the scan, with the ending of the file', () => {
    const label = { name: 'Passport of Amina', type: 'image/jpeg', bytes: 1 };
    expect(copyName(label, 'IMG_1.JPG')).toBe('Passport of Amina.JPG');
    expect(copyName({ ...label, name: 'visa.pdf', type: 'application/pdf' }, 'visa.pdf')).toBe('visa.pdf');
    expect(copyName({ ...label, type: 'application/pdf' }, 'visa')).toBe('Passport of Amina.pdf');
  });
});

it.each([
  [mostScanBytes + 1, 12.1],
  [12_340_000, 12.4],
  [30_000_000, 30],
])('the size of a file of %d bytes is never the limit, which it exceeds', (bytes, megabytes) => {
  expect(shownBytes(bytes) / 1e6).toBeCloseTo(megabytes);
});

it('a full device and a damaged scan are told apart', () => {
  expect(faultOf(new DOMException('', 'QuotaExceededError'))).toBe('full');
  expect(faultOf(new DOMException('', 'OperationError'))).toBe('damaged');
  expect(faultOf(new Error('other'))).toBe('failed');
});
