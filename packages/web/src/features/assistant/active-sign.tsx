import { useTranslations } from '../../platform/i18n/index.ts';
import { Dot } from '../../ui/dot.tsx';

/** Says that the assistant can answer. That is always so, because it also answers on the device. */
export function ActiveSign() {
  const t = useTranslations('assistant');
  return (
    <span className="flex items-center gap-1 text-sm text-quiet">
      <Dot />
      {t('active')}
    </span>
  );
}
