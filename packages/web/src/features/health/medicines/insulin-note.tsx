import { useTranslations } from '../../../platform/i18n/index.ts';

/** Says who decides about insulin. */
export function InsulinNote() {
  const t = useTranslations('medicines.insulin');
  return <p className="rounded-control bg-gold-soft p-4 font-semibold">{t('text')}</p>;
}
