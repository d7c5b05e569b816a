import { emergencyNumbers } from '../emergency/emergency-numbers.ts';
import { passwordLength } from '../account/password.ts';
import type { Say } from '../text/say.ts';
import type { SearchDoc } from './content-search.ts';

/** A passage of the help page. `id` is its anchor there. */
export const helpDoc = (id: string, title: string, paragraphs: readonly string[]): SearchDoc => ({
  id: `help:${id}`,
  kind: 'help',
  title,
  text: paragraphs.join(' '),
  paragraphs,
  to: `/help#${id}`,
});

interface Entries {
  readonly id: string;
}

/** The ids of the help centre and of the questions of the help page. */
export interface HelpStructure {
  readonly faq: readonly Entries[];
  readonly guides: readonly (Entries & { readonly steps: readonly string[] })[];
  readonly tips: readonly Entries[];
  /** Section -> its questions. */
  readonly sections: Readonly<Record<string, readonly string[]>>;
}

/**
 * All texts of the help page as passages. `say` has the words of the whole catalogue.
 * @param hajjDate the first day of the next Hajj, in the reader's language
 */
export function helpDocs(
  say: Say,
  { faq, guides, tips, sections }: HelpStructure,
  hajjDate: string,
): SearchDoc[] {
  const t: Say = (key, values) => say(`help-centre.${key}`, values);
  const values = { min: passwordLength.min, date: hajjDate };
  return [
    ...faq.map(({ id }) =>
      helpDoc(id, t(`faq.${id}.question`), [t(`faq.${id}.answer`, { number: emergencyNumbers.general })]),
    ),
    ...Object.entries(sections).flatMap(([section, items]) =>
      items.map((id) => {
        const key = `help.sections.${section}.items.${id}`;
        return helpDoc(id, say(`${key}.question`), [say(`${key}.answer`, values)]);
      }),
    ),
    ...guides.map(({ id, steps }) => {
      const key = `guides.${id}`;
      const texts = [t(`${key}.description`), ...steps.map((step) => t(`${key}.steps.${step}`))];
      return helpDoc(`guides-${id}`, t(`${key}.title`), texts);
    }),
    ...tips.map(({ id }) => helpDoc(`tips-${id}`, t(`tips.${id}.title`), [t(`tips.${id}.text`)])),
  ];
}
