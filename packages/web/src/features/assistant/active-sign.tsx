import { useTranslations } from '../../platform/i18n/index.ts';

/** Says that the assistant can answer. That is always so, because it also answers on the device. */
export function ActiveSign() {
  const t = useTranslations('assistant');
  return (
    <span className="flex items-center gap-2 text-sm text-quiet">
      <span aria-hidden="true" className="size-3 shrink-0 rounded-full bg-primary" />
      {t('active')}
    </span>
  );
}
