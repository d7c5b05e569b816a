// For Node only, because it reads files.
import { readFileSync } from 'node:fs';
import { hadithCategories } from '@manasik/core/hadith/hadith-of-day';
import { readSecondCopy, type SecondCopy } from './index.ts';

/** A narration in a file of AhmedBaset/hadith-json; `id` counts from 1 in each file. */
interface CopiedNarration {
  readonly id: number;
  readonly arabic: string;
}

/** The text of a file of the second copy at its pinned commit; undefined if there is no such file. */
type ReadCopy = (path: string) => string | undefined;

/** Every pointer to the second copy, of the daily hadith and of the duas. */
export function secondCopyPointers(): SecondCopy[] {
  const duas = new URL('../guide/second-copy.json', import.meta.url);
  return [
    ...hadithCategories.flatMap((category) => Object.values(readSecondCopy(category))),
    // duas.check.ts validates its shape.
    ...Object.values(JSON.parse(readFileSync(duas, 'utf8')) as Record<string, SecondCopy>),
  ];
}

/** The pointers whose file, number or text does not match the copy, each with the reason. */
export function brokenPointers(pointers: readonly SecondCopy[], readCopy: ReadCopy): string[] {
  return pointers.flatMap(({ source, arabic }) => {
    const [path = '', number] = source.split('#');
    const text = readCopy(path);
    if (text === undefined) return [`${source}: no such file`];
    // The shape of the copy's files at the pinned commit.
    const { hadiths } = JSON.parse(text) as { hadiths: readonly CopiedNarration[] };
    const narration = hadiths.find(({ id }) => id === Number(number));
    if (!narration) return [`${source}: no such number`];
    return lettersOf(narration.arabic).includes(lettersOf(arabic)) ? [] : [`${source}: another text`];
  });
}

/** Only the letters and vowels, because our texts omit the copy's quotation marks, direction marks and line breaks. */
const lettersOf = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\u200E\u200F\u202A-\u202E\u0640]/gu, '')
    .replaceAll(/[^\p{L}\p{M}]+/gu, ' ')
    .trim();
