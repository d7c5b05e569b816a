import { describe, expect, it } from 'vitest';
import { firstFonts } from './fonts.ts';

const scripture = [
  'assets/amiri-quran-arabic-400-normal-A.woff2',
  'assets/noto-naskh-arabic-arabic-400-normal-B.woff2',
];

describe('the fonts that a page asks for at once', () => {
  it('are regular and semibold of its own script', () => {
    const files = ['latin-400', 'latin-600', 'latin-ext-400', 'cyrillic-400', 'cyrillic-600'].map(
      (part) => `assets/inter-${part}-normal-C.woff2`,
    );
    expect(firstFonts('fr', [...files, ...scripture])).toEqual(files.slice(0, 2));
    expect(firstFonts('ru', [...files, ...scripture])).toEqual(files.slice(3));
  });

  it('are not those of scripture, though they are of the same script', () => {
    const urdu = 'assets/noto-nastaliq-urdu-arabic-400-normal-D.woff2';
    expect(firstFonts('ur', [urdu, ...scripture])).toEqual([urdu]);
    expect(firstFonts('ar', scripture)).toEqual(scripture.slice(1));
  });
});
