import { useTranslations } from '../../lib/i18n/index.ts';
import { LinkButton } from '../../ui/link-button.tsx';

export default function LandingPage() {
  const t = useTranslations('landing.hero');
  return (
    <div className="page-width py-16">
      <h1 className="text-4xl">{t('title')}</h1>
      <p>{t('lead')}</p>
      <LinkButton to="/home">{t('start')}</LinkButton>
    </div>
  );
}
