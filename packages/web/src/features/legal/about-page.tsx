import { HandHeart, Landmark, LockKeyhole, Scale } from 'lucide-react';
import { Link } from 'react-router';
import { createAccountPath } from '../../shared/account/create-account-path.ts';
import { useTranslations } from '../../platform/i18n/index.ts';
import { Card } from '../../ui/card.tsx';
import { buttonClass } from '../../ui/button-style.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Section } from '../../ui/section.tsx';

const principles = [
  { id: 'honest', icon: Scale },
  { id: 'private', icon: LockKeyhole },
  { id: 'open', icon: Landmark },
  { id: 'humble', icon: HandHeart },
] as const;

export default function AboutPage() {
  const t = useTranslations('about');
  return (
    <div className="page-width">
      <PageHeader title={t('title')} description={t('lead')} />
      {(['purpose', 'people'] as const).map((id) => (
        <Section key={id} title={t(`sections.${id}.title`)}>
          <p className="max-w-text">{t(`sections.${id}.text`)}</p>
        </Section>
      ))}
      <Section title={t('sections.principles.title')}>
        <ul className="grid gap-4 sm:grid-cols-2">
          {principles.map(({ id, icon: Icon }) => (
            <li key={id} className="flex items-start gap-4 surface p-5">
              <Icon aria-hidden="true" className="mt-1 size-7 shrink-0 text-gold" />
              <p className="min-w-0">{t(`sections.principles.items.${id}`)}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={t('sections.assistant.title')}>
        <p className="max-w-text">{t('sections.assistant.text')}</p>
        <Link
          to="/about/assistant"
          className="flex min-h-12 items-center text-green underline underline-offset-4"
        >
          {t('sections.assistant.link')}
        </Link>
      </Section>
      <Card title={t('callToAction.title')} description={t('callToAction.text')} className="my-8">
        <div className="flex flex-wrap gap-3">
          <LinkButton to={createAccountPath}>{t('callToAction.start')}</LinkButton>
          <a href="/api/login" className={buttonClass('secondary')}>
            {t('callToAction.signIn')}
          </a>
        </div>
      </Card>
    </div>
  );
}
