import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from '../../platform/i18n/index.ts';
import { TextSection } from './text-section.tsx';
import { PageHeader } from '../../ui/page-header.tsx';

const lastUpdated = new Date('2026-11-26T00:00:00Z');
const license = 'AGPL-3.0-or-later';
const conduct = ['law', 'access', 'load'] as const;
type Plain =
  | 'service'
  | 'account'
  | 'cost'
  | 'religion'
  | 'health'
  | 'dates'
  | 'availability'
  | 'liability'
  | 'changes';

const contactLink = (words: ReactNode) => <Link to="/contact">{words}</Link>;

export default function TermsPage() {
  const t = useTranslations('terms');
  const format = useFormatter();
  const date = format.dateTime(lastUpdated, { dateStyle: 'long', timeZone: 'UTC' });
  const plain = (id: Plain) => (
    <TextSection title={t(`sections.${id}.title`)} text={t(`sections.${id}.text`)} />
  );
  return (
    <div className="page-width">
      <div className="mx-auto max-w-text">
        <PageHeader title={t('title')} eyebrow={t('lastUpdated', { date })} description={t('lead')} />
        {plain('service')}
        {plain('account')}
        {plain('cost')}
        {plain('religion')}
        {plain('health')}
        {plain('dates')}
        <TextSection
          title={t('sections.conduct.title')}
          text={t('sections.conduct.text')}
          items={conduct.map((id) => t(`sections.conduct.items.${id}`))}
        >
          <p>{t('sections.conduct.consequence')}</p>
        </TextSection>
        {plain('availability')}
        <TextSection
          title={t('sections.openSource.title')}
          text={t('sections.openSource.text', { license })}
        />
        {plain('liability')}
        {plain('changes')}
        <TextSection title={t('sections.contact.title')}>
          <p>{t.rich('sections.contact.text', { link: contactLink })}</p>
        </TextSection>
      </div>
    </div>
  );
}
