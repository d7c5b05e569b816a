import { Siren } from 'lucide-react';
import { useTranslations } from '../../platform/i18n/index.ts';
import { useHelp } from '../../shared/help/use-help.ts';
import { GuideSearch } from '../../shared/search/guide-search.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { List, ListRow } from '../../ui/list-row.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Section } from '../../ui/section.tsx';
import { GuidesAndTips } from './guides-and-tips.tsx';
import { HelpSection } from './help-section.tsx';
import { Question } from './question.tsx';

/** Emergency first, then the searchable questions, and contact with a person last. */
export default function HelpPage() {
  const t = useTranslations('help');
  return (
    <div className="page-width">
      <div className="mx-auto max-w-text">
        <PageHeader title={t('title')} />
        <List className="mb-5">
          <ListRow
            icon={Siren}
            tone="danger"
            title={t('emergency.title')}
            text={t('emergency.button')}
            to="/emergency"
          />
        </List>
        <GuideSearch>
          <Questions />
          <GuidesAndTips />
        </GuideSearch>
        <Section title={t('contact.title')} description={t('contact.text')} className="pt-7 pb-10">
          <LinkButton to="/contact">{t('contact.button')}</LinkButton>
        </Section>
      </div>
    </div>
  );
}

function Questions() {
  return useHelp().map(({ id, title, entries }) => (
    <HelpSection key={id} id={`about-${id}`} title={title}>
      {entries.map((entry) => (
        <Question key={entry.id} {...entry} />
      ))}
    </HelpSection>
  ));
}
