import type { ReactNode } from 'react';
import { Loading } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { useTranslations } from '../i18n/index.ts';
import { useModule } from './use-module.ts';

interface ModulePartProps<Module> {
  /** Must stay the same function. */
  load: () => Promise<Module>;
  children: (module: Module) => ReactNode;
}

/**
 * A part of a page whose code is not in the first load. Offline it says so and offers to try again. The row of the page
 * must name the namespace `errors`.
 */
export function ModulePart<Module>({ load, children }: ModulePartProps<Module>) {
  const t = useTranslations();
  const loaded = useModule(load);
  if (loaded.status === 'ready') return children(loaded.module);
  if (loaded.status === 'loading') return <Loading label={t('common.loading')} />;
  return (
    <ErrorState
      title={t('errors.title')}
      description={t('errors.network')}
      retryLabel={t('common.retry')}
      onRetry={loaded.retry}
    />
  );
}
