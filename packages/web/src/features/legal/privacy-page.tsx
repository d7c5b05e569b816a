import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from '../../platform/i18n/index.ts';
import { TextSection } from './text-section.tsx';
import { PageHeader } from '../../ui/page-header.tsx';

const lastUpdated = new Date('2026-11-26T00:00:00Z');
const stored = [
  'account',
  'password',
  'sessions',
  'location',
  'hajjDate',
  'prayers',
  'worship',
  'guide',
  'groups',
  'sharing',
  'settings',
  'messages',
  'assistant',
  'reminders',
  'health',
  'medicalCard',
  'trip',
] as const;
const never = ['ads', 'trackers', 'sale', 'judge'] as const;
const choices = ['change', 'sessions', 'rights', 'delete'] as const;

const contactLink = (words: ReactNode) => <Link to="/contact">{words}</Link>;

export default function PrivacyPage() {
  const t = useTranslations('privacy');
  const format = useFormatter();
  const date = format.dateTime(lastUpdated, { dateStyle: 'long', timeZone: 'UTC' });
  const plain = (id: 'who' | 'location' | 'assistant' | 'cookies' | 'logs' | 'keeping' | 'changes') => (
    <TextSection title={t(`sections.${id}.title`)} text={t(`sections.${id}.text`)} />
  );
  return (
    <div className="page-width">
      <div className="mx-auto max-w-text">
        <PageHeader title={t('title')} eyebrow={t('lastUpdated', { date })} description={t('lead')} />
        {plain('who')}
        <TextSection
          title={t('sections.stored.title')}
          text={t('sections.stored.text')}
          items={stored.map((id) => t(`sections.stored.items.${id}`))}
        />
        {plain('location')}
        {plain('assistant')}
        {plain('cookies')}
        <TextSection
          title={t('sections.never.title')}
          items={never.map((id) => t(`sections.never.items.${id}`))}
        />
        {plain('logs')}
        {plain('keeping')}
        <TextSection
          title={t('sections.choices.title')}
          items={choices.map((id) => t(`sections.choices.items.${id}`))}
        />
        {plain('changes')}
        <TextSection title={t('sections.contact.title')}>
          <p>{t.rich('sections.contact.text', { link: contactLink })}</p>
        </TextSection>
      </div>
    </div>
  );
}
