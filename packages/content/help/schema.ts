import { z } from 'zod';

/** The filters of the help centre; `all` is not a category of an entry. */
export const helpCategories = ['health', 'groups', 'prayer', 'learning'] as const;
export type HelpCategory = (typeof helpCategories)[number];

const Id = z.string().regex(/^[a-z][a-zA-Z]*$/);
const Category = z.enum(helpCategories);

/** The help centre without its words, which are in `locales/<language>/helpCentre.json` under the same ids. */
export const HelpCentre = z.strictObject({
  faq: z.array(z.strictObject({ id: Id, category: Category })).length(6),
  /** `to`: the page on which the reader follows the guide. */
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
