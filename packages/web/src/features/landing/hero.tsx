import { Link } from 'react-router';
import { createAccountPath } from '../../shared/account/create-account-path.ts';
import { useTranslations } from '../../platform/i18n/index.ts';
import { bandButton } from './band-button.ts';
import { KaabaScene } from './kaaba-scene.tsx';
import { StarPattern } from './star-pattern.tsx';

export function Hero() {
  const t = useTranslations('landing.hero');
  return (
    <section className="relative isolate overflow-hidden on-deep-band">
      <StarPattern />
      <div className="page-width grid items-center gap-8 py-12 lg:grid-cols-[1.1fr_1fr] lg:py-20">
        <div>
          <p className="font-semibold text-gold-on-deep">{t('tagline')}</p>
          <h1 className="display mt-3 text-4xl">{t('title')}</h1>
          <p className="mt-5 max-w-text text-lg text-on-deep-quiet">{t('lead')}</p>
          <Link to={createAccountPath} className={`${bandButton} mt-8`}>
            {t('start')}
          </Link>
          <p className="mt-4 text-sm text-on-deep-quiet">{t('note')}</p>
        </div>
        <KaabaScene className="mx-auto w-full max-w-text" />
      </div>
    </section>
  );
}
