import type { HelpCentre } from '@manasik/content/help/schema.ts';
import centre from '@manasik/content/help/help-centre.json';
import { useTranslations } from '../../platform/i18n/index.ts';
import { HelpGuide } from './help-guide.tsx';
import { HelpSection } from './help-section.tsx';
import { Tip } from './tip.tsx';

// Its shape is checked by help-centre.test.ts in packages/content.
const { guides, tips } = centre as HelpCentre;

/** The guides and tips, each with its own address. Needs the namespace `help-centre`. */
export function GuidesAndTips() {
  const t = useTranslations('help-centre.tabs');
  return (
    <>
      <HelpSection id="guides" title={t('guides')}>
        {guides.map((guide) => (
          <HelpGuide key={guide.id} guide={guide} anchor={`guides-${guide.id}`} />
        ))}
      </HelpSection>
      <HelpSection id="tips" title={t('tips')}>
        {tips.map(({ id }) => (
          <Tip key={id} id={id} anchor={`tips-${id}`} />
        ))}
      </HelpSection>
    </>
  );
}
