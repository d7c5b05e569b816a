import { hajjKinds, schools } from '@manasik/core/guide/rites';
import { z } from 'zod';
import { ChangedAt } from './fields.ts';
import { routeWith } from './route.ts';

export const errors = {
  'guide.unknownItem': 400,
} as const;
const route = routeWith(errors);

/** The latest state of an item, such as `step:ihram/bathe`, `rite:sai`, `dua:talbiyah` or `rehearsal:tawaf`. */
const GuideMark = z.strictObject({
  item: z.string().regex(/^[a-z]{1,20}:[a-z0-9-]{1,60}(\/[a-z0-9-]{1,60})?$/),
  done: z.boolean(),
  changedAt: ChangedAt,
});

/** A pilgrim's answers about themselves; null where they have not answered. */
const DatedChoices = z.strictObject({
  kind: z.enum(hajjKinds).nullable(),
  school: z.enum(schools).nullable(),
  sex: z.enum(['woman', 'man']).nullable(),
  isFirstTime: z.boolean().nullable(),
  usesWheelchair: z.boolean().nullable(),
  changedAt: ChangedAt,
});

const DoneOf = z.strictObject({ done: z.int(), total: z.int() });

export const GuideProgress = z.strictObject({
  marks: z.array(GuideMark),
  choices: DatedChoices.nullable(),
  summary: z.strictObject({ rituals: DoneOf, duas: DoneOf, rehearsals: DoneOf }),
});
export type GuideProgress = z.output<typeof GuideProgress>;

export const getGuideProgress = route({
  method: 'GET',
  path: '/api/guide/progress',
  summary: "The user's marks, choices and progress in the guide",
  access: 'user',
  reply: GuideProgress,
});

export const GuideChange = z.strictObject({
  marks: z.array(GuideMark).max(500),
  choices: DatedChoices.optional(),
});
export type GuideChange = z.output<typeof GuideChange>;

export const putGuideProgress = route({
  method: 'PUT',
  path: '/api/guide/progress',
  limit: { most: 60, windowSeconds: 60 },
  summary:
    'Merge marks and choices into the user’s; the newest change of each wins. Unknown items are reported, and then nothing is stored',
  access: 'user',
  body: GuideChange,
  reply: GuideProgress,
  errors: ['guide.unknownItem'],
});
