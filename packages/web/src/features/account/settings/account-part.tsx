import type { ReactNode } from 'react';
import type { Settings } from '../../../shared/account/account-settings.ts';
import { useErrorText } from '../../../platform/api/index.ts';
import { Loading } from '../../../ui/skeleton.tsx';
import { LoadingFailed } from './loading-failed.tsx';
import { SectionLead } from './section-frame.tsx';
import type { usePrayerSettings } from './use-settings.ts';

interface AccountPartProps {
  query: ReturnType<typeof usePrayerSettings>['query'];
  words: Record<'lead' | 'failed' | 'loading', string>;
  /** Renders the loaded settings. */
  children: (settings: Settings) => ReactNode;
}

/** Settings stored on the account: a skeleton, an error, or the settings. */
export function AccountPart({ query, words, children }: AccountPartProps) {
  const errorText = useErrorText();
  return (
    <>
      <SectionLead>{words.lead}</SectionLead>
      {query.data ? (
        children(query.data)
      ) : query.error ? (
        <LoadingFailed
          title={words.failed}
          description={errorText(query.error)}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <Loading label={words.loading} />
      )}
    </>
  );
}
