import type { ReactNode } from 'react';
import type { Settings } from '../../../shared/account/account-settings.ts';
import { useErrorText } from '../../../platform/api/index.ts';
import { Card } from '../../../ui/card.tsx';
import { Loading } from '../../../ui/skeleton.tsx';
import { LoadingFailed } from './loading-failed.tsx';
import type { usePrayerSettings } from './use-settings.ts';

interface AccountCardProps {
  query: ReturnType<typeof usePrayerSettings>['query'];
  words: Record<'title' | 'lead' | 'failed' | 'loading', string>;
  /** Draws the settings once they are here. */
  children: (settings: Settings) => ReactNode;
}

/** A card of settings that the account holds: they are loaded, could not be, or are drawn. */
export function AccountCard({ query, words, children }: AccountCardProps) {
  const errorText = useErrorText();
  return (
    <Card title={words.title} description={words.lead}>
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
    </Card>
  );
}
