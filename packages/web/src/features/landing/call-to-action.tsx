import { Link } from 'react-router';
import { createAccountPath } from '../../shared/account/create-account-path.ts';
import { useTranslations } from '../../platform/i18n/index.ts';
import { bandButton } from './band-button.ts';
import { StarPattern } from './star-pattern.tsx';

export function CallToAction() {
  const t = useTranslations('landing.callToAction');
  return (
    <section className="relative isolate overflow-hidden on-deep-band">
      <StarPattern />
      <div className="page-width flex flex-col items-center gap-4 py-16 text-center">
        <h2 className="display max-w-text text-3xl">{t('title')}</h2>
        <p className="max-w-text text-on-deep-quiet">{t('text')}</p>
        <Link to={createAccountPath} className={`${bandButton} mt-3`}>
          {t('button')}
        </Link>
      </div>
    </section>
  );
}
