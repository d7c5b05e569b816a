import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readGuide } from './guide.ts';
import { smallGuide } from './small-guide.ts';
import { sourcesFile, writtenSources } from './sources.ts';

it('docs/guide-sources.md is up to date (node packages/content/guide/write-sources.ts)', () => {
  expect(readFileSync(sourcesFile, 'utf8')).toBe(writtenSources(readGuide()));
});

it('the list gives for each source its kind, the date of the check, where it was read and what uses it', () => {
  const written = writtenSources({ ...smallGuide, rites: ihramAlone() });
  expect(written.split('\n').filter((line) => line.startsWith('- '))).toEqual([
    '- **`quran-2-196`** Quran 2:196. Checked on 2026-11-20. For practical/tents, rites/ihram, what-if/lost-count.',
    '- **`bukhari-1549`** Sahih al-Bukhari 1549, sahih, read in `ara-bukhari/1549`. Checked on 2026-11-20. For duas/talbiyah.',
    '- **`nasai-2747`** Sunan an-Nasa’i 2747, sahih (Al-Albani), read in `ara-nasai/2747`. Checked on 2026-11-20. For duas/talbiyah.',
    '- **`book-hidayah-hajj`** al-Marghinani, _al-Hidayah_ (الهداية), Hajj; not read; standard doctrine of the school. Checked on 2026-11-20. For rites/ihram.',
    '- **`authority-ministry`** Ministry of Hajj and Umrah: [Guides](https://example.org/guides). Checked on 2026-11-20. For rites/ihram.',
  ]);
  expect(written).toContain('**5 sources**; books not read: 1.');
});

function ihramAlone() {
  const { ihram } = smallGuide.rites;
  if (!ihram) throw new Error('not in the small guide');
  return { ihram };
}
