import { languageCodes } from '@manasik/core/text/languages';
import { describe, expect, it } from 'vitest';
import { assetsFor, isKept, type OfflineList, pagesFor, type OfflineProfile } from './offline-list.ts';

const list: OfflineList = {
  build: 'b1',
  assets: ['/assets/base.js'],
  // One entry for each language of the table.
  languageAssets: Object.fromEntries(
    languageCodes.map((code) => [code, [`/assets/words/${code}.js`]]),
  ) as unknown as OfflineList['languageAssets'],
  pages: [
    { path: '/offline', session: 'any' },
    { path: '/', session: 'both' },
    { path: '/worship', session: 'any' },
    { path: '/worship/log', session: 'in' },
  ],
  otherPages: ['/about'],
};
const visitor: OfflineProfile = { language: 'ar', signedIn: false, saveData: false };
const paths = (profile: OfflineProfile) => pagesFor(list, profile).map(({ path }) => path);

describe('what is fetched in advance', () => {
  it('includes what all pages need, and the words and fonts of one language', () => {
    expect(assetsFor(list, visitor)).toEqual(['/assets/base.js', '/assets/words/ar.js']);
  });

  it('includes the pages that this person may see', () => {
    expect(paths(visitor)).toEqual(['/offline', '/', '/worship']);
    expect(paths({ ...visitor, signedIn: true })).toEqual(['/offline', '/', '/worship', '/worship/log']);
  });

  it('is only the explaining page when data is to be saved', () => {
    const sparing = { ...visitor, signedIn: true, saveData: true };
    expect(assetsFor(list, sparing)).toEqual([]);
    expect(paths(sparing)).toEqual(['/offline']);
  });
});

describe('isKept', () => {
  it('accepts the pages of the build, and no other address', () => {
    expect(['/worship', '/about', '/offline'].every((path) => isKept(list, path))).toBe(true);
    expect(['/nowhere', '/api/auth/user', '/about/', '/reset'].some((path) => isKept(list, path))).toBe(
      false,
    );
  });
});
