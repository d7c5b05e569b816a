import { KeyRound } from 'lucide-react';
import { useErrorText } from '../../../platform/api/index.ts';
import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { IconDisc } from '../../../ui/card.tsx';
import { Loading } from '../../../ui/skeleton.tsx';
import { isDismissed } from './passkey-browser.ts';
import { ConfirmDialog } from '../settings/confirm-dialog.tsx';
import { LoadingFailed } from '../settings/loading-failed.tsx';
import { SectionLead } from '../settings/section-frame.tsx';
import { usePasskeys } from './use-passkeys.ts';

const schema = async () => (await import('@manasik/contract/passkeys')).beginPasskey.body;

export function PasskeysSection() {
  const t = useTranslations('settings.security.passkeys');
  const format = useFormatter();
  const errorText = useErrorText();
  const { query, add, onAdded, remove, removing } = usePasskeys();
  const passkeys = query.data?.passkeys ?? [];
  const day = (instant: string) => format.dateTime(new Date(instant), { dateStyle: 'medium' });
  return (
    <>
      <SectionLead>{t('lead')}</SectionLead>
      {query.error && !query.data && (
        <LoadingFailed
          title={t('failed')}
          description={errorText(query.error)}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isPending && <Loading label={t('loading')} />}
      <ul className="flex flex-col divide-y divide-line surface px-4 empty:hidden">
        {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
            <IconDisc>
              <KeyRound className="size-5" />
            </IconDisc>
            <div className="min-w-0 grow basis-48">
              <p className="font-semibold">{name}</p>
              <p className="text-sm text-quiet">
                {lastUsedAt ? t('lastUsed', { date: day(lastUsedAt) }) : t('added', { date: day(createdAt) })}
              </p>
            </div>
            <Button
              variant="secondary"
              pending={removing === id}
              pendingLabel={t('removing')}
              aria-label={t('removeNamed', { name, date: day(createdAt) })}
              onClick={() => void remove(id)}
            >
              {t('remove')}
            </Button>
          </li>
        ))}
      </ul>
      <div>
        <ConfirmDialog
          title={t('add')}
          description={t('addLead')}
          trigger={<Button>{t('add')}</Button>}
          submitLabel={t('continue')}
          failedTitle={t('addFailed')}
          schema={schema}
          send={add}
          onSent={onAdded}
          errorText={(error) => (isDismissed(error) ? t('dismissed') : undefined)}
        />
      </div>
    </>
  );
}
