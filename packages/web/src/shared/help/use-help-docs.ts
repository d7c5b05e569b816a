import type { HelpCentre } from '@manasik/content/help/schema.ts';
import centre from '@manasik/content/help/help-centre.json';
import type { SearchDoc } from '@manasik/core/search/content-search';
import { helpDoc } from '@manasik/core/guide/help-docs';
import { useTranslations } from '../../platform/i18n/index.ts';
import { useHelp } from './use-help.ts';

// Its shape is checked by help-centre.test.ts in packages/content.
const { guides, tips } = centre as HelpCentre;

/** All that the help page says, as passages to find. Needs the namespaces `help` and `help-centre`. */
export function useHelpDocs(): SearchDoc[] {
  const help = useHelp().flatMap(({ entries }) => entries);
  const t = useTranslations('help-centre');
  return [
    ...help.map(({ id, question, answer }) => helpDoc(id, question, answer)),
    ...guides.map(({ id, steps }) => {
      // The ids of the data have their words; a test holds the two together.
      const key = `guides.${id}` as 'guides.lostCard';
      const texts = [t(`${key}.description`), ...steps.map((step) => t(`${key}.steps.${step as 'open'}`))];
      return helpDoc(`guides-${id}`, t(`${key}.title`), texts.join(' '));
    }),
    ...tips.map(({ id }) => {
      // The ids of the tips have their words; the same test holds them together.
      const key = `tips.${id}` as 'tips.shoes';
      return helpDoc(`tips-${id}`, t(`${key}.title`), t(`${key}.text`));
    }),
  ];
}
