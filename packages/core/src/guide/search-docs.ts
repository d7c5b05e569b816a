import { colonOf } from '../text/colon.ts';
import type { Language } from '../text/languages.ts';
import type { SearchDoc } from '../search/content-search.ts';
import { type RiteId, riteIds, type School } from './rites.ts';

interface NoteWords {
  readonly text: string;
  readonly clauses?: Readonly<Record<string, string>>;
}

/** The texts of a rite from its catalogue; the keys of the lists are the ids of their entries. */
export interface RiteWords {
  readonly title: string;
  readonly short: string;
  readonly when: NoteWords;
  readonly where: NoteWords;
  readonly ranks: Readonly<
    Record<
      string,
      { readonly name: string; readonly note?: string; readonly clauses?: Readonly<Record<string, string>> }
    >
  >;
  readonly steps: Readonly<
    Record<
      string,
      { readonly title: string; readonly text?: string; readonly clauses?: Readonly<Record<string, string>> }
    >
  >;
  readonly mistakes: Readonly<Record<string, NoteWords>>;
  readonly women: Readonly<Record<string, NoteWords>>;
  readonly wheelchair: Readonly<Record<string, NoteWords>>;
  readonly firstTime: Readonly<Record<string, NoteWords>>;
}

interface WhatIfWords {
  readonly title: string;
  readonly nodes: Readonly<
    Record<
      string,
      {
        readonly text: string;
        readonly answers?: Readonly<Record<string, string>>;
        readonly clauses?: Readonly<Record<string, string>>;
        readonly schools?: Readonly<Record<string, string>>;
      }
    >
  >;
}

/** `rite/steps.step/clause`, `rite/when/clause` or `tree/node/clause` -> the schools that the clause belongs to; clauses of all schools are missing. */
export type ClauseSchools = Readonly<Record<string, readonly School[]>>;

/** The whole guide in one language. */
export interface GuideWords {
  readonly rites: Readonly<Record<RiteId, RiteWords>>;
  readonly duas: Readonly<Record<string, { name: string; when: string; meaning: string }>>;
  /** Empty in languages whose readers read Arabic script. */
  readonly transliterations: Readonly<Record<string, string>>;
  readonly whatIf: Readonly<Record<string, WhatIfWords>>;
  /** The facts of practical advice by topic, and the titles of the topics. */
  readonly practical: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly topics: Readonly<Record<string, string>>;
  readonly places: Readonly<Record<string, { name: string; about: string; access: string }>>;
  /** The headings above these lists on a rite's page. */
  readonly headings: Readonly<Record<'ranks' | 'mistakes' | 'women' | 'wheelchair' | 'firstTime', string>>;
  readonly schools: Readonly<Record<School, string>>;
}

/** The address of a part of the guide. Pages use these ids for their parts. */
export const guideAddress = {
  rite: (rite: RiteId) => `/guide/${rite}`,
  step: (rite: RiteId, step: string) => `/guide/${rite}#step-${step}`,
  part: (rite: RiteId, part: keyof GuideWords['headings']) => `/guide/${rite}#${part}`,
  dua: (dua: string) => `/guide/duas#${dua}`,
  whatIf: (tree: string) => `/guide/what-if#${tree}`,
  practical: (topic: string) => `/guide/practical#${topic}`,
  place: (rite: RiteId, place: string) => `/guide/${rite}#place-${place}`,
} as const;

const all = (texts: Readonly<Record<string, string>>): string => Object.values(texts).join(' ');
const parts = ['mistakes', 'women', 'wheelchair', 'firstTime'] as const;

/** The clauses of an item, each with the names of its schools. */
const linesOf = (
  item: string,
  clauses: Readonly<Record<string, string>> = {},
  names: GuideWords['schools'],
  clauseSchools: ClauseSchools,
): string[] =>
  Object.entries(clauses).map(([id, line]) => {
    const schools = clauseSchools[`${item}/${id}`]?.map((school) => names[school]);
    return schools ? `${schools.join(', ')}: ${line}` : line;
  });

/** The title of a part of a rite, which names the rite once. */
const titleOfPart = (rite: string, part: string, language: Language): string =>
  part.toLowerCase().includes(rite.toLowerCase()) ? part : `${rite}${colonOf(language)} ${part}`;

function ofRite(
  rite: RiteId,
  { rites, headings, schools }: GuideWords,
  clauseSchools: ClauseSchools,
  language: Language,
): SearchDoc[] {
  const words = rites[rite];
  const textOfStep = (id: string): string => {
    const { text = '', clauses } = words.steps[id] ?? {};
    return [text, ...linesOf(`${rite}/steps.${id}`, clauses, schools, clauseSchools)].join(' ').trim();
  };
  const ofNote = (key: string, { text, clauses }: NoteWords): string =>
    [text, ...linesOf(`${rite}/${key}`, clauses, schools, clauseSchools)].join(' ');
  const doc = (id: string, title: string, text: string, to: string): SearchDoc => ({
    id: `rite:${rite}:${id}`,
    kind: 'rite',
    title,
    text,
    to,
  });
  return [
    doc(
      'page',
      words.title,
      [words.short, ofNote('when', words.when), ofNote('where', words.where)].join(' '),
      guideAddress.rite(rite),
    ),
    ...Object.entries(words.ranks).map(([id, { name, note, clauses }]) =>
      doc(
        `ranks-${id}`,
        titleOfPart(words.title, name, language),
        [headings.ranks, note ?? '', ...linesOf(`${rite}/ranks.${id}`, clauses, schools, clauseSchools)].join(
          ' ',
        ),
        guideAddress.part(rite, 'ranks'),
      ),
    ),
    ...Object.entries(words.steps).map(([id, { title }]) =>
      doc(
        `step-${id}`,
        titleOfPart(words.title, title, language),
        textOfStep(id),
        guideAddress.step(rite, id),
      ),
    ),
    ...parts.flatMap((part) =>
      Object.entries(words[part]).map(([id, note]) =>
        doc(
          `${part}-${id}`,
          titleOfPart(words.title, headings[part], language),
          ofNote(`${part}.${id}`, note),
          guideAddress.part(rite, part),
        ),
      ),
    ),
  ];
}

/** The page that describes each place first. */
export const riteOfPlace: Readonly<Record<string, RiteId>> = {
  miqat: 'ihram',
  'masjid-al-haram': 'umrah',
  masa: 'sai',
  mina: 'tarwiyah',
  arafat: 'arafat',
  muzdalifah: 'muzdalifah',
  jamarat: 'stoning',
};

/**
 * Selects the texts of the guide from all texts of a language, by namespace. The checks of packages/content compare the
 * catalogues with the content, so their shape is not checked again here.
 */
export function guideWordsOf(words: object, headings: GuideWords['headings']): GuideWords {
  const byNamespace: Record<string, unknown> = { ...words };
  const { choices, practical } = Object(byNamespace['guide']);
  return {
    rites: Object.fromEntries(riteIds.map((id) => [id, byNamespace[`rites/${id}`]])),
    duas: byNamespace['duas'],
    transliterations: byNamespace['transliterations'] ?? {},
    whatIf: byNamespace['what-if'],
    practical: byNamespace['practical'],
    topics: practical.topics,
    places: byNamespace['holy-places'],
    headings,
    schools: choices.school,
  } as unknown as GuideWords; // Checked by packages/content, as said in the comment of this function.
}

/**
 * The passages of the guide. `arabic` has the Arabic text of the duas by id, so that a search finds them by it.
 * `clauseSchools` names the schools of a ruling, which its words omit.
 */
export function guideDocs(
  words: GuideWords,
  arabic: Readonly<Record<string, string>>,
  clauseSchools: ClauseSchools,
  language: Language,
): SearchDoc[] {
  return [
    ...riteIds.flatMap((rite) => ofRite(rite, words, clauseSchools, language)),
    ...Object.entries(words.duas).map(([id, { name, when, meaning }]): SearchDoc => {
      const text = [when, meaning, words.transliterations[id] ?? '', arabic[id] ?? ''].join(' ');
      return { id: `dua:${id}`, kind: 'dua', title: name, text, to: guideAddress.dua(id) };
    }),
    ...Object.entries(words.whatIf).map(([id, { title, nodes }]): SearchDoc => {
      const text = Object.entries(nodes).flatMap(([key, node]) => [
        node.text,
        ...linesOf(`${id}/${key}`, node.clauses, words.schools, clauseSchools),
        all(node.schools ?? {}),
      ]);
      return {
        id: `whatIf:${id}`,
        kind: 'whatIf',
        title,
        text: text.join(' '),
        to: guideAddress.whatIf(id),
      };
    }),
    ...Object.entries(words.practical).map(
      ([id, facts]): SearchDoc => ({
        id: `practical:${id}`,
        kind: 'practical',
        title: words.topics[id] ?? '',
        text: linesOf(id, facts, words.schools, clauseSchools).join(' '),
        paragraphs: Object.values(facts),
        to: guideAddress.practical(id),
      }),
    ),
    ...Object.entries(words.places).flatMap(([id, { name, about, access }]): SearchDoc[] => {
      const rite = riteOfPlace[id];
      return rite
        ? [
            {
              id: `place:${id}`,
              kind: 'place',
              title: name,
              text: `${about} ${access}`,
              to: guideAddress.place(rite, id),
            },
          ]
        : [];
    }),
  ];
}
