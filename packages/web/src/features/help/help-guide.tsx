import type { HelpCentre } from '@manasik/content/help/schema.ts';
import { useTranslations } from '../../platform/i18n/index.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { HelpFold } from './help-fold.tsx';

interface HelpGuideProps {
  guide: HelpCentre['guides'][number];
  /** The target of links to it. */
  anchor?: string;
}

/** Step-by-step instructions with a link to the page where they apply. */
export function HelpGuide({ guide: { id, steps, to }, anchor }: HelpGuideProps) {
  const t = useTranslations('help-centre');
  // The ids of the data have their words; a test compares the two.
  const key = `guides.${id}` as 'guides.lostCard';
  return (
    <HelpFold {...(anchor && { id: anchor })} title={t(`${key}.title`)}>
      <p className="max-w-text">{t(`${key}.description`)}</p>
      <ol className="flex max-w-text list-decimal flex-col gap-2 ps-6 marker:font-semibold marker:text-green">
        {steps.map((step) => (
          // The steps of the data have their words; the same test compares them.
          <li key={step}>{t(`${key}.steps.${step as 'open'}`)}</li>
        ))}
      </ol>
      <div>
        <LinkButton to={to} variant="secondary">
          {t('openPage')}
        </LinkButton>
      </div>
    </HelpFold>
  );
}
