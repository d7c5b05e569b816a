import { collections } from '../hadith/sources.ts';
import { type Guide, sourceUses } from './guide.ts';
import type { Source } from './schema.ts';

/** Path of the list, relative to this file. */
export const sourcesFile = new URL('../../../docs/guide-sources.md', import.meta.url);

const headings: Record<Source['kind'], string> = {
  quran: 'Quran',
  hadith: 'Hadith',
  book: 'Books of law',
  authority: 'Authorities of today',
};

const opening = `# What the guide rests on

Written by \`node packages/content/guide/write-sources.ts\` from the files in \`packages/content/guide\`; a test fails when it is
out of date.

Everything that the guide says of a rite, of what to do when something went wrong, and of a dua names its sources by the
ids below. Each line says: the id, what it is, where it was read, the day on which somebody held the claims against it,
and what rests on it.

**Quran** is cited by surah and ayah; its words are those of the package \`quran-validator\`, code point by code point. That is
Tanzil's Uthmani text without its optional shapes of tanwin (U+06E2 or U+06ED after a tanwin that is assimilated), which are meant
for one font alone: in ours they would be read as the small meem of iqlab. The signs of iqlab itself are kept. **Hadith** has the usual number of the collection, the grade and who gave it; it was
read in [fawazahmed0/hadith-api](https://github.com/fawazahmed0/hadith-api), whose file in \`editions\` is named. Everything in
the Sahihs of al-Bukhari and Muslim is graded _sahih_ by being there. **Books of law** tell what the four schools hold: where a
line says \`not read\`, we could not read the book itself, and the claim is what the reference books teach alike; a scholar
who reviews the guide begins with those. **Authorities** are those whose rules change from year to year.
`;

/** The text of `docs/guide-sources.md`. */
export function writtenSources(guide: Guide): string {
  const items = itemsBySource(guide);
  const sources = Object.entries(guide.sources);
  const lists = Object.entries(headings).map(([kind, heading]) => {
    const lines = sources
      .filter(([, source]) => source.kind === kind)
      .toSorted(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
      .map(([id, source]) => lineOf(id, source, items.get(id) ?? new Set()));
    return `\n## ${heading}\n\n${lines.join('\n')}\n`;
  });
  const unread = sources.filter(([, source]) => source.kind === 'book' && !wasRead(source)).length;
  return `${opening}\n**${sources.length} sources**; books not read: ${unread}.\n${lists.join('')}`;
}

/** Whether someone read the source itself, rather than relying on common teaching. */
export const wasRead = (source: Source): boolean =>
  source.kind !== 'book' || !/^not read\b/i.test(source.read);

const lineOf = (id: string, source: Source, items: ReadonlySet<string>): string =>
  `- **\`${id}\`** ${described(source)}. Checked on ${source.checkedOn}. For ${[...items].toSorted().join(', ')}.`;

function described(source: Source): string {
  if (source.kind === 'quran') {
    const { surah, from, to } = source;
    return `Quran ${surah}:${from}${from === to ? '' : `–${to}`}`;
  }
  if (source.kind === 'hadith') {
    const { collection, number, grade, gradedBy, file } = source;
    const graded = gradedBy.length > 0 ? `${grade} (${gradedBy.join(', ')})` : grade;
    return `${collections[collection]} ${number}, ${graded}, read in \`ara-${collection}/${file}\``;
  }
  if (source.kind === 'authority') return `${source.name}: [${source.title}](${source.url})`;
  const { author, title, arabicTitle, place, read } = source;
  return `${author}, _${title}_ (${arabicTitle}), ${place}; ${wasRead(source) ? 'read: ' : ''}${read}`;
}

function itemsBySource(guide: Guide): Map<string, Set<string>> {
  const items = new Map<string, Set<string>>();
  for (const { item, sources } of sourceUses(guide))
    for (const id of sources) items.set(id, (items.get(id) ?? new Set()).add(item));
  return items;
}
