import { useTranslations } from '../../platform/i18n/index.ts';
import { buttonClass } from '../../ui/button-style.ts';

export function CrashPage() {
  const t = useTranslations('common.crash');
  return (
    <div role="alert" className="page-width flex flex-col items-start gap-4 py-16">
      <h1 className="display text-3xl">{t('title')}</h1>
      <p className="max-w-text text-quiet">{t('text')}</p>
      <button type="button" className={buttonClass()} onClick={() => location.reload()}>
        {t('reload')}
      </button>
    </div>
  );
}
