import type { HelpCentre } from '@manasik/content/help/schema.ts';
import { useTranslations } from '../../platform/i18n/index.ts';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

/** How something is done with the product, step by step, with the way to where it is done. */
export function HelpGuide({ guide: { id, steps, to } }: { guide: HelpCentre['guides'][number] }) {
  const t = useTranslations('help-centre');
  // The ids of the data have their words; a test holds the two together.
  const key = `guides.${id}` as 'guides.lostCard';
  return (
    <Card title={t(`${key}.title`)} description={t(`${key}.description`)} headingLevel={3} className="h-full">
      <ol className="flex list-decimal flex-col gap-2 ps-6 marker:font-semibold marker:text-green">
        {steps.map((step) => (
          // The steps of the data have their words; the same test holds them together.
          <li key={step}>{t(`${key}.steps.${step as 'open'}`)}</li>
        ))}
      </ol>
      <div>
        <LinkButton to={to} variant="secondary">
          {t('openPage')}
        </LinkButton>
      </div>
    </Card>
  );
}
