import { expect, it } from 'vitest';
import { sharedText } from './share-hadith.ts';

it('shares the Arabic, the meaning and the source', () => {
  expect(sharedText({ arabic: 'ا', text: 'a', source: 'Sahih Muslim 1' })).toBe('ا\n\na\n\nSahih Muslim 1');
});
