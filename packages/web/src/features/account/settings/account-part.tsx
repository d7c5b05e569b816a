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
  /** Draws the settings once they are here. */
  children: (settings: Settings) => ReactNode;
}

/** Settings that the account holds: they are loaded, could not be, or are drawn. */
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
