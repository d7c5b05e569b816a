import { z } from 'zod';

/** What the help centre can be narrowed down to; `all` is no category of an entry. */
export const helpCategories = ['health', 'groups', 'prayer', 'learning'] as const;
export type HelpCategory = (typeof helpCategories)[number];

const Id = z.string().regex(/^[a-z][a-zA-Z]*$/);
const Category = z.enum(helpCategories);

/** The help centre without its words, which stand in `locales/<language>/helpCentre.json` under the same ids. */
export const HelpCentre = z.strictObject({
  faq: z.array(z.strictObject({ id: Id, category: Category })).length(6),
  /** `to`: the page of the product on which the guide is carried out. */
  guides: z
    .array(
      z.strictObject({
        id: Id,
        category: Category,
        steps: z.array(Id).min(3),
        to: z.string().regex(/^\/[a-z/-]*$/),
      }),
    )
    .length(4),
  tips: z.array(z.strictObject({ id: Id, category: Category })).length(6),
});
export type HelpCentre = z.output<typeof HelpCentre>;
