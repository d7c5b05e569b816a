import { useRef } from 'react';
import { useErrorText } from '../../../platform/api/index.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Loading } from '../../../ui/skeleton.tsx';
import { OfflineNote } from '../../../ui/offline-note.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { HistoryRow } from './history-row.tsx';
import { useHistory } from './use-history.ts';

const titleId = 'zakat-history';

type History = ReturnType<typeof useHistory>;

export function HistoryCard() {
  const t = useTranslations('zakat.history');
  const card = useRef<HTMLElement>(null);
  const history = useHistory();
  const isSignedOut = history.status === 'signedOut';
  return (
    <Card
      ref={card}
      tabIndex={-1}
      title={t('title')}
      titleId={titleId}
      description={isSignedOut && t('signedOut')}
      className="print:hidden"
    >
      {isSignedOut ? (
        <div>
          <LinkButton to="/login?next=/worship/zakat" variant="secondary">
            {t('signIn')}
          </LinkButton>
        </div>
      ) : (
        // The pressed button disappears with its entry, so move the focus.
        <Entries history={history} onGone={() => card.current?.focus()} />
      )}
    </Card>
  );
}

function Entries({ history: { query, remove, removing }, onGone }: { history: History; onGone: () => void }) {
  const t = useTranslations('zakat.history');
  const common = useTranslations('common');
  const errorText = useErrorText();
  const { data } = query;
  if (!data && query.isError) {
    return (
      <ErrorState
        title={t('failed')}
        description={errorText(query.error)}
        retryLabel={common('retry')}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    );
  }
  if (!data && query.fetchStatus === 'paused') return <OfflineNote>{t('offline')}</OfflineNote>;
  if (!data) return <Loading label={t('loading')} />;
  if (data.entries.length === 0) return <EmptyState title={t('empty.title')} description={t('empty.text')} />;
  return (
    <ul className="flex flex-col divide-y divide-line">
      {data.entries.map((entry) => (
        <HistoryRow
          key={entry.id}
          entry={entry}
          removing={removing === entry.id}
          onRemove={remove}
          onGone={onGone}
        />
      ))}
    </ul>
  );
}
