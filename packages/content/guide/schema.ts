import { guideCounters } from '@manasik/core/guide/counter';
import { duaGroups } from '@manasik/core/guide/duas';
import { hadithCollections, hadithGrades } from '@manasik/core/hadith/hadith-of-day';
import { hajjKinds, riteIds, schools } from '@manasik/core/guide/rites';
import { z } from 'zod';

const Id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
/** The day on which someone last checked the claim against its source. */
const CheckedOn = z.iso.date();

/**
 * The source of a claim, by its id in `sources.json`. Book titles and names of authorities are as in catalogues.
 * Everything else that a reader sees of a source comes from the words.
 */
export const Source = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('quran'),
    surah: z.int().min(1).max(114),
    /** First and last ayah. */
    from: z.int().min(1),
    to: z.int().min(1),
    checkedOn: CheckedOn,
  }),
  z.strictObject({
    kind: z.literal('hadith'),
    collection: z.enum(hadithCollections),
    /** In the usual numbering of the collection. */
    number: z.string().regex(/^[1-9]\d*$/),
    grade: z.enum(hadithGrades),
    /** Scholars who gave that grade; empty for the two Sahihs, where inclusion itself is the grade. */
    gradedBy: z.array(z.string()),
    /** Number of its file in the copy it was read in, fawazahmed0/hadith-api. */
    file: z.string().regex(/^[1-9]\d*$/),
    checkedOn: CheckedOn,
  }),
  z.strictObject({
    kind: z.literal('book'),
    author: z.string().min(1),
    title: z.string().min(1),
    arabicTitle: z.string().min(1),
    /** Chapter or question, as the book names it, in Latin letters. */
    place: z.string().min(1),
    /** Where the text was read. */
    read: z.string().min(1),
    checkedOn: CheckedOn,
  }),
  z.strictObject({
    kind: z.literal('authority'),
    name: z.string().min(1),
    title: z.string().min(1),
    url: z.url(),
    checkedOn: CheckedOn,
  }),
]);
export type Source = z.output<typeof Source>;

const Audience = z.strictObject({
  kinds: z.array(z.enum(hajjKinds)).min(1).optional(),
  schools: z.array(z.enum(schools)).min(1).optional(),
  sex: z.enum(['woman', 'man']).optional(),
  mobility: z.enum(['walking', 'wheelchair']).optional(),
});

const Sources = z.array(Id).min(1);

export const rankNames = ['condition', 'pillar', 'obligation', 'sunnah', 'recommended', 'permitted'] as const;
const Rank = z.enum(rankNames);

/** A ruling or fact that belongs to the instruction of a step, for some pilgrims only if it has an audience. */
const Clause = z.strictObject({ id: Id, for: Audience.optional(), sources: Sources });
export type Clause = z.output<typeof Clause>;
const Clauses = z.array(Clause).min(1).optional();

/** A mistake or a piece of advice. Its clauses hold what only some schools say. */
const Note = z.strictObject({
  id: Id,
  for: Audience.omit({ schools: true }).optional(),
  /** Empty for plain advice, which claims no ruling. */
  sources: z.array(Id),
  clauses: Clauses,
});
const SourcedNote = Note.extend({ sources: Sources });
export type Note = z.output<typeof Note>;

export const Rite = z.strictObject({
  id: z.enum(riteIds),
  places: z.array(Id).min(1),
  /** Additions to the words about its time and place, for some pilgrims only. */
  when: Clauses,
  where: Clauses,
  /** How the schools rank the rite, or each part that they rank separately. The words name the part. */
  ranks: z
    .array(
      z.strictObject({
        id: Id,
        for: Audience.optional(),
        hanafi: Rank,
        maliki: Rank,
        shafii: Rank,
        hanbali: Rank,
        sources: Sources,
        /** What follows when the part is left out, where the schools differ. */
        clauses: Clauses,
      }),
    )
    .min(1),
  steps: z
    .array(
      z.strictObject({
        id: Id,
        for: Audience.optional(),
        /** Duas to say in this step. */
        duas: z.array(Id).optional(),
        counter: z.enum(guideCounters).optional(),
        /** Drawings of the place or the body, by their ids in diagrams.json. */
        diagrams: z
          .array(z.strictObject({ id: Id, for: Audience.optional() }))
          .min(1)
          .optional(),
        /** The instruction is the title alone; the words have no `text`, and the clauses cover every school. */
        instruction: z.literal('title').optional(),
        /** Names a penalty, so it links to their page. */
        penalty: z.literal(true).optional(),
        /** Ids of the ranked parts that this step performs: its rank, and what follows when it is left out. */
        ranks: z.array(Id).min(1).optional(),
        sources: Sources,
        clauses: Clauses,
      }),
    )
    .min(3),
  mistakes: z.array(SourcedNote).min(2),
  /** Advice for women, for wheelchair users and for first-time pilgrims. */
  women: z.array(SourcedNote).min(1),
  wheelchair: z.array(Note).min(1),
  firstTime: z.array(Note).min(1),
  /** Ids of trees in what-if.json. */
  whatIf: z.array(Id),
  /** Ids of duas in duas.json, in display order. */
  duas: z.array(Id),
});
export type Rite = z.output<typeof Rite>;

export const Dua = z.strictObject({
  id: Id,
  group: z.enum(duaGroups),
  /** The exact letters: for the Quran of the verified text, for hadith of two public copies (`second-copy.json`). */
  arabic: z.string().min(1),
  source: Id,
  /** Further narrations of the same words, or of when to say them. */
  alsoIn: z.array(Id).optional(),
});
export type Dua = z.output<typeof Dua>;

/** Buttons below the text: numbers to call, the "I'm lost" card, the page of a rite. */
const WhatIfAction = z.union([z.enum(['emergency', 'lost-card']), z.strictObject({ rite: z.enum(riteIds) })]);
export type WhatIfAction = z.output<typeof WhatIfAction>;
const Actions = z.array(WhatIfAction).min(1).optional();

/**
 * A question leads to other nodes by its answers. An end says what to do, for each school separately where they differ.
 */
export const WhatIfNode = z.union([
  z.strictObject({
    id: Id,
    answers: z.array(z.strictObject({ id: Id, next: Id })).min(2),
    actions: Actions,
  }),
  z.strictObject({
    id: Id,
    end: z.literal(true),
    /** Schools with a text of their own; the others follow the general text. */
    schools: z.array(z.enum(schools)).optional(),
    /** The reader must ask a scholar or the group's guide. */
    ask: z.boolean().optional(),
    actions: Actions,
    sources: Sources,
    clauses: Clauses,
  }),
]);
export type WhatIfNode = z.output<typeof WhatIfNode>;

export const WhatIf = z.strictObject({ id: Id, nodes: z.array(WhatIfNode).min(3) });
export type WhatIf = z.output<typeof WhatIf>;

/** A drawing with numbered parts. The words name the drawing and each part. */
export const Diagram = z.strictObject({ id: Id, parts: z.array(Id).min(1) });

/** A season's Hajj by its year AH: a fact of that season may have changed since. */
const Season = z.int().min(1400).max(1500);

/** Practical advice by topic. The words name the topic in `guide`; `practical` has the facts. */
export const Practical = z.strictObject({
  id: z.enum(['before', 'way', 'sites', 'wrong']),
  topics: z
    .array(
      z.strictObject({
        id: Id,
        /** Rites whose pages link to the topic. */
        rites: z.array(z.enum(riteIds)).min(1).optional(),
        facts: z
          .array(
            z.strictObject({
              id: Id,
              for: Audience.optional(),
              season: Season.optional(),
              /** Empty for plain advice, which claims no ruling and no rule of the authorities. */
              sources: z.array(Id),
            }),
          )
          .min(1),
      }),
    )
    .min(1),
});
export type Practical = z.output<typeof Practical>;

export const Place = z.strictObject({
  id: Id,
  /** Features of holy-sites.json that the map shows; the first is the place itself. Empty where there is no map. */
  sites: z.array(z.string()),
  sources: z.array(Id),
});
export type Place = z.output<typeof Place>;
