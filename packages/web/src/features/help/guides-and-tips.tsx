import type { HelpCentre } from '@manasik/content/help/schema.ts';
import centre from '@manasik/content/help/help-centre.json';
import { useTranslations } from '../../platform/i18n/index.ts';
import { Section } from '../../ui/section.tsx';
import { HelpGuide } from './help-guide.tsx';
import { Tip } from './tip.tsx';

// Its shape is checked by help-centre.test.ts in packages/content.
const { guides, tips } = centre as HelpCentre;

/** The guides and tips one below another, each with an address of its own. Needs the namespace `help-centre`. */
export function GuidesAndTips() {
  const t = useTranslations('help-centre.tabs');
  return (
    <>
      <Section id="guides" title={t('guides')} className="py-4 sm:py-5">
        <ul className="flex flex-col gap-4">
          {guides.map((guide) => (
            <li key={guide.id} id={`guides-${guide.id}`}>
              <HelpGuide guide={guide} />
            </li>
          ))}
        </ul>
      </Section>
      <Section id="tips" title={t('tips')} className="py-4 sm:py-5">
        <ul className="flex flex-col gap-4">
          {tips.map(({ id }) => (
            <li key={id} id={`tips-${id}`}>
              <Tip id={id} />
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
