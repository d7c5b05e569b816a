import { guideCounters } from '@manasik/core/guide/counter';
import { duaGroups } from '@manasik/core/guide/duas';
import { hadithCollections, hadithGrades } from '@manasik/core/hadith/hadith-of-day';
import { hajjKinds, riteIds, schools } from '@manasik/core/guide/rites';
import { z } from 'zod';

const Id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
/** A day on which somebody held the claim against its source. */
const CheckedOn = z.iso.date();

/**
 * What a claim rests on, by id in `sources.json`. Titles of books and names of authorities are given as catalogues give
 * them; everything else that a reader sees of a source comes from the words.
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
    /** Scholars who gave that grade; empty for the two Sahihs, which are graded by being there. */
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
});

const Sources = z.array(Id).min(1);

export const rankNames = ['condition', 'pillar', 'obligation', 'sunnah', 'recommended', 'permitted'] as const;
const Rank = z.enum(rankNames);

export const Rite = z.strictObject({
  id: z.enum(riteIds),
  places: z.array(Id).min(1),
  /** How the schools rank the rite, or each part of it that they rank. The words name the part. */
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
      }),
    )
    .min(1),
  steps: z
    .array(
      z.strictObject({
        id: Id,
        for: Audience.optional(),
        /** Said in this step. */
        duas: z.array(Id).optional(),
        counter: z.enum(guideCounters).optional(),
        sources: Sources,
      }),
    )
    .min(3),
  mistakes: z.array(z.strictObject({ id: Id, for: Audience.optional(), sources: Sources })).min(2),
  /** What concerns women in particular; hints for those who are here for the first time; for those who use a wheelchair. */
  women: z.array(z.strictObject({ id: Id, sources: Sources })).min(1),
  wheelchair: z.array(z.strictObject({ id: Id, sources: z.array(Id) })).min(1),
  firstTime: z.array(z.strictObject({ id: Id, sources: z.array(Id) })).min(1),
  /** Trees of what-if.json. */
  whatIf: z.array(Id),
  /** Of duas.json, in the order in which the page shows them. */
  duas: z.array(Id),
});
export type Rite = z.output<typeof Rite>;

export const Dua = z.strictObject({
  id: Id,
  group: z.enum(duaGroups),
  /** Quran: the letters of the verified text. Hadith: those of two public copies (`second-copy.json`). */
  arabic: z.string().min(1),
  source: Id,
  /** More narrations of the same words or of when they are said. */
  alsoIn: z.array(Id).optional(),
});
export type Dua = z.output<typeof Dua>;

/** What its text sends the reader to, to be pressed: numbers to call, the lost card, the page of a rite. */
const WhatIfAction = z.union([z.enum(['emergency', 'lost-card']), z.strictObject({ rite: z.enum(riteIds) })]);
export type WhatIfAction = z.output<typeof WhatIfAction>;
const Actions = z.array(WhatIfAction).min(1).optional();

/** A question leads on by its answers; an end says what to do, where the schools differ to each school by itself. */
export const WhatIfNode = z.union([
  z.strictObject({
    id: Id,
    answers: z.array(z.strictObject({ id: Id, next: Id })).min(2),
    actions: Actions,
  }),
  z.strictObject({
    id: Id,
    end: z.literal(true),
    /** Schools with words of their own; the others go by the text. */
    schools: z.array(z.enum(schools)).optional(),
    /** A scholar or the group's guide must be asked. */
    ask: z.boolean().optional(),
    actions: Actions,
    sources: Sources,
  }),
]);
export type WhatIfNode = z.output<typeof WhatIfNode>;

export const WhatIf = z.strictObject({ id: Id, nodes: z.array(WhatIfNode).min(3) });
export type WhatIf = z.output<typeof WhatIf>;

export const Place = z.strictObject({
  id: Id,
  /** Features of holy-sites.json that the map shows; the first is the place itself. Empty where there is no map. */
  sites: z.array(z.string()),
  sources: z.array(Id),
});
export type Place = z.output<typeof Place>;
