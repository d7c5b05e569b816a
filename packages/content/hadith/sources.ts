import { hadithCategories } from '@manasik/core/hadith/hadith-of-day';
import { type Narration, readNarrations, readSecondCopy } from './index.ts';
import { secondCopyCommit } from './second-copy-commit.ts';

/** Path of the list, relative to this file. */
export const sourcesFile = new URL('../../../docs/hadith-sources.md', import.meta.url);

/** The names of the collections as in catalogues. */
export const collections: Record<Narration['collection'], string> = {
  bukhari: 'Sahih al-Bukhari',
  muslim: 'Sahih Muslim',
  tirmidhi: 'Jami‘ at-Tirmidhi',
  abudawud: 'Sunan Abi Dawud',
  nasai: 'Sunan an-Nasa’i',
  ibnmajah: 'Sunan Ibn Majah',
};

const firstWords = 5;

const opening = `# Where every narration comes from

Written by \`node packages/content/hadith/write-sources.ts\` from the files in \`packages/content/hadith\`; a test fails when it
is out of date.

**Copy 1** is [fawazahmed0/hadith-api](https://github.com/fawazahmed0/hadith-api): our Arabic is an excerpt of its text without
the chain of narrators, letter for letter and mark for mark; only quotation marks and line breaks are left out. The
standard number and the graders are taken from there too. **Copy 2** is
[AhmedBaset/hadith-json](https://github.com/AhmedBaset/hadith-json), commit \`${secondCopyCommit}\`:
from it the same excerpt was copied a second time without looking at ours. A test compares both, letter by letter and mark by
mark. \`node packages/content/hadith/verify-second-copy.ts <clone>\` compares every pointer with a clone of that repository.

What that proves, and what it does not: the two copies look like exports of one and the same upstream (they share
spellings and punctuation), so their agreement shows that **we copied faithfully**. It is no comparison with a
printed edition. A mistake in the upstream would stand in both.

**Grades.** Everything in the Sahihs of al-Bukhari and Muslim is graded _sahih_ by being there. From the four Sunan
only those are taken that the graders named here call _sahih_ or _hasan_, and that no grader listed in copy 1 calls weak.

**Meanings** are in our own words, not those of a published translation. They explain; they do not replace the Arabic.

Each line says: collection and number, grade (and who gave it), the first words, the file in \`editions\` of copy 1, and
the file and the entry in \`db/by_chapter\` of copy 2.
`;

/** The text of `docs/hadith-sources.md`. */
export function writtenSources(): string {
  const narrations = readNarrations();
  const counts = hadithCategories.map((category) => `${category} ${ofCategory(narrations, category).length}`);
  const lists = hadithCategories.map((category) => listOf(category, ofCategory(narrations, category)));
  return `${opening}\n**${narrations.length} narrations:** ${counts.join(', ')}.\n${lists.join('')}`;
}

const ofCategory = (narrations: readonly Narration[], category: string): Narration[] =>
  narrations.filter((narration) => narration.category === category);

function listOf(category: Narration['category'], narrations: readonly Narration[]): string {
  const second = readSecondCopy(category);
  const lines = narrations.map(({ id, collection, number, grade, gradedBy, file, arabic }) => {
    const graded = gradedBy.length > 0 ? `${grade} (${gradedBy.join(', ')})` : grade;
    const begins = arabic.split(' ').slice(0, firstWords).join(' ');
    const copies = [
      `ara-${collection}/${file}`,
      second[id]?.source.replace(/^db\/by_chapter\//, '') ?? 'not checked',
    ];
    return `- **${collections[collection]} ${number}**, ${graded}: ${begins} … ${copies.map((copy) => `\`${copy}\``).join(' ')}`;
  });
  return `\n## ${category}\n\n${lines.join('\n')}\n`;
}
