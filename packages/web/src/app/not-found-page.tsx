import { useTranslations } from '../platform/i18n/index.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { Spot } from '../ui/spot.tsx';

export default function NotFoundPage() {
  const t = useTranslations('common.notFound');
  return (
    <div className="page-width flex flex-col items-center gap-5 py-16 text-center">
      <Spot name="path" />
      <h1 className="display text-3xl">{t('title')}</h1>
      <p className="max-w-text">{t('text')}</p>
      <div className="flex flex-wrap justify-center gap-3 pt-2">
        <LinkButton to="/">{t('home')}</LinkButton>
        <LinkButton to="/help" variant="secondary">
          {t('help')}
        </LinkButton>
      </div>
    </div>
  );
}
