import { useTranslations } from '../../../platform/i18n/index.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

/** In the place of a time that does not exist; why is said beside it. */
export function NoTime() {
  const t = useTranslations('times');
  return (
    <>
      <span aria-hidden="true">--:--</span>
      <VisuallyHidden>{t('noTime')}</VisuallyHidden>
    </>
  );
}
