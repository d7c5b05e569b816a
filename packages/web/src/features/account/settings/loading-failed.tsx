import { useTranslations } from '../../../platform/i18n/index.ts';
import { ErrorState, type ErrorStateProps } from '../../../ui/states.tsx';

/** What could not be loaded, why, and a button to try again. */
export function LoadingFailed(props: Omit<ErrorStateProps, 'retryLabel'>) {
  const t = useTranslations('common');
  return <ErrorState {...props} retryLabel={t('retry')} />;
}
