import { useTranslations } from '../../platform/i18n/index.ts';
import { GuideSearch } from '../../shared/search/guide-search.tsx';
import { GuidesAndTips } from './guides-and-tips.tsx';
import { Question } from './question.tsx';
import { useHelp } from '../../shared/help/use-help.ts';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Section } from '../../ui/section.tsx';

export default function HelpPage() {
  const t = useTranslations('help');
  return (
    <div className="page-width">
      <div className="mx-auto max-w-text">
        <PageHeader title={t('title')} description={t('lead')} />
        <GuideSearch>
          <Questions />
          <GuidesAndTips />
        </GuideSearch>
        <Card title={t('emergency.title')} description={t('emergency.text')} className="mt-8">
          <div>
            <LinkButton to="/emergency" variant="secondary">
              {t('emergency.button')}
            </LinkButton>
          </div>
        </Card>
        <Card title={t('contact.title')} description={t('contact.text')} className="mt-4 mb-8">
          <div>
            <LinkButton to="/contact">{t('contact.button')}</LinkButton>
          </div>
        </Card>
      </div>
    </div>
  );
}

function Questions() {
  return useHelp().map(({ id, title, entries }) => (
    <Section key={id} id={`about-${id}`} title={title} className="py-4 sm:py-5">
      <ul className="flex flex-col gap-2">
        {entries.map((entry) => (
          <li key={entry.id}>
            <Question id={entry.id} question={entry.question} answer={entry.answer} />
          </li>
        ))}
      </ul>
    </Section>
  ));
}
