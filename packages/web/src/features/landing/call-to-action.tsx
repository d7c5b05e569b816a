import { useTranslations } from '../../platform/i18n/index.ts';
import { createAccountPath } from '../../shared/account/create-account-path.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { StarMotif } from '../../ui/star-motif.tsx';

export function CallToAction() {
  const t = useTranslations('landing');
  return (
    <section className="page-width flex flex-col items-center gap-5 py-16 text-center sm:py-20">
      <StarMotif className="size-12 text-ornament" />
      <h2 className="display max-w-text text-3xl">{t('callToAction.title')}</h2>
      <LinkButton to={createAccountPath} size="large" className="sm:min-w-72">
        {t('callToAction.button')}
      </LinkButton>
      <p className="text-sm text-quiet">{t('hero.note')}</p>
    </section>
  );
}
