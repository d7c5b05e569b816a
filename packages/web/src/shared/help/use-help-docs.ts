import type { HelpCentre } from '@manasik/content/help/schema.ts';
import centre from '@manasik/content/help/help-centre.json';
import type { SearchDoc } from '@manasik/core/search/content-search';
import { helpDoc } from '@manasik/core/guide/help-docs';
import { useTranslations } from '../../platform/i18n/index.ts';
import { useHelp } from './use-help.ts';

// help-centre.test.ts in packages/content checks its shape.
const { guides, tips } = centre as HelpCentre;

/** All texts of the help page as passages. Needs the namespaces `help` and `help-centre`. */
export function useHelpDocs(): SearchDoc[] {
  const help = useHelp().flatMap(({ entries }) => entries);
  const t = useTranslations('help-centre');
  return [
    ...help.map(({ id, question, answer }) => helpDoc(id, question, answer)),
    ...guides.map(({ id, steps }) => {
      // A test checks that each id of the data has its words.
      const key = `guides.${id}` as 'guides.lostCard';
      const texts = [t(`${key}.description`), ...steps.map((step) => t(`${key}.steps.${step as 'open'}`))];
      return helpDoc(`guides-${id}`, t(`${key}.title`), texts.join(' '));
    }),
    ...tips.map(({ id }) => {
      // The same test checks the ids of the tips.
      const key = `tips.${id}` as 'tips.shoes';
      return helpDoc(`tips-${id}`, t(`${key}.title`), t(`${key}.text`));
    }),
  ];
}
