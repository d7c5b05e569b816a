import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { firstFonts } from './fonts.ts';

const scripture = [
  'assets/amiri-quran-arabic-400-normal-A.woff2',
  'assets/noto-naskh-arabic-arabic-400-normal-B.woff2',
];

describe('the fonts that a page preloads', () => {
  it('are regular and semibold of the script of the language', () => {
    const files = ['latin-400', 'latin-600', 'latin-ext-400', 'cyrillic-400', 'cyrillic-600'].map(
      (part) => `assets/inter-${part}-normal-C.woff2`,
    );
    expect(firstFonts('fr', [...files, ...scripture])).toEqual(files.slice(0, 2));
    expect(firstFonts('ru', [...files, ...scripture])).toEqual(files.slice(3));
  });

  it('exclude the fonts of scripture, even in the same script', () => {
    const urdu = 'assets/noto-nastaliq-urdu-arabic-400-normal-D.woff2';
    expect(firstFonts('ur', [urdu, ...scripture])).toEqual([urdu]);
    expect(firstFonts('ar', scripture)).toEqual(scripture.slice(1));
  });
});

describe('the families of the style sheets', () => {
  const folder = new URL('../src/styles/fonts/', import.meta.url);
  const faces = globSync('*.css', { cwd: folder }).flatMap((file) =>
    [...readFileSync(new URL(file, folder), 'utf8').matchAll(/@font-face \{([^}]+)\}/g)].map(
      ([, face = '']) => ({
        family: /font-family: "([^"]+)"/.exec(face)?.[1] ?? '',
        hasRange: /font-weight: \d+ \d+/.test(face),
      }),
    ),
  );

  it('do not mix a face of a range of weights with faces of one weight, whose letters it would replace', () => {
    const ranges = new Set(faces.filter(({ hasRange }) => hasRange).map(({ family }) => family));
    const single = faces.filter(({ hasRange }) => !hasRange).map(({ family }) => family);
    expect(ranges.size).toBeGreaterThan(0);
    expect(single.filter((family) => ranges.has(family))).toEqual([]);
  });
});
