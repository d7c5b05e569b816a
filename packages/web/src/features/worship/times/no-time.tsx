import { useTranslations } from '../../../platform/i18n/index.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

/** Shown instead of a time that does not occur, with the reason beside it. */
export function NoTime() {
  const t = useTranslations('times');
  return (
    <>
      <span aria-hidden="true">--:--</span>
      <VisuallyHidden>{t('noTime')}</VisuallyHidden>
    </>
  );
}
