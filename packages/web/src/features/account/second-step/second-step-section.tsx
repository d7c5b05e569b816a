import { useState } from 'react';
import { api, type Reply, useErrorText } from '../../../platform/api/index.ts';
import { queryClient, queryKey, useApi } from '../../../platform/api/query.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Loading } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { ConfirmDialog } from '../settings/confirm-dialog.tsx';
import { LoadingFailed } from '../settings/loading-failed.tsx';
import { SectionLead } from '../settings/section-frame.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecondStepSetup } from './second-step-setup.tsx';

type Secret = Reply<'POST /api/auth/second-step/begin'>;
const key = queryKey('GET /api/auth/second-step');
const refresh = () => void queryClient.invalidateQueries({ queryKey: key });
const contract = () => import('@manasik/contract/second-step');
const schemas = {
  begin: async () => (await contract()).beginSecondStep.body,
  renew: async () => (await contract()).renewRecoveryCodes.body,
  end: async () => (await contract()).endSecondStep.body,
};

export function SecondStepSection() {
  const t = useTranslations('settings.security.secondStep');
  const errorText = useErrorText();
  const query = useApi('GET /api/auth/second-step');
  const [secret, setSecret] = useState<Secret>();
  const [codes, setCodes] = useState<readonly string[]>();
  const isOn = query.data?.isOn;

  const showCodes = ({ recoveryCodes }: { recoveryCodes: readonly string[] }) => {
    setSecret(undefined);
    setCodes(recoveryCodes);
    refresh();
  };

  return (
    <>
      <SectionLead>{t('lead')}</SectionLead>
      {isOn !== undefined && (
        <p>
          <Badge tone={isOn ? 'green' : 'neutral'}>{t(isOn ? 'on' : 'off')}</Badge>
        </p>
      )}
      {query.error && !query.data && (
        <LoadingFailed
          title={t('loadFailed')}
          description={errorText(query.error)}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isPending && <Loading label={t('loading')} />}
      {codes && <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />}
      {secret && !codes && <SecondStepSetup secret={secret} onConfirmed={showCodes} />}
      {isOn === false && !secret && !codes && (
        <div>
          <ConfirmDialog
            title={t('start')}
            description={t('startLead')}
            trigger={<Button>{t('start')}</Button>}
            submitLabel={t('continue')}
            failedTitle={t('startFailed')}
            schema={schemas.begin}
            send={({ password }) => api('POST /api/auth/second-step/begin', { body: { password } })}
            onSent={setSecret}
          />
        </div>
      )}
      {isOn && !codes && (
        <>
          <p>{t('left', { count: query.data?.recoveryCodesLeft ?? 0 })}</p>
          <div className="flex flex-wrap gap-3">
            <ConfirmDialog
              title={t('renew')}
              description={t('renewLead')}
              trigger={<Button variant="secondary">{t('renew')}</Button>}
              submitLabel={t('continue')}
              failedTitle={t('renewFailed')}
              schema={schemas.renew}
              asksForCode
              send={(body) => api('POST /api/auth/second-step/recovery-codes', { body })}
              onSent={showCodes}
            />
            <ConfirmDialog
              title={t('end')}
              description={t('endLead')}
              trigger={<Button variant="secondary">{t('end')}</Button>}
              submitLabel={t('end')}
              variant="destructive"
              failedTitle={t('endFailed')}
              schema={schemas.end}
              asksForCode
              send={(body) => api('DELETE /api/auth/second-step', { body })}
              onSent={() => {
                refresh();
                toast({ title: t('ended') });
              }}
            />
          </div>
        </>
      )}
    </>
  );
}
