import { useTranslations } from '../platform/i18n/index.ts';
import { Loading } from '../ui/skeleton.tsx';

export function PageLoading() {
  const t = useTranslations('common');
  return (
    <div className="page-width min-h-[70dvh] py-10">
      <Loading label={t('loading')} />
    </div>
  );
}
