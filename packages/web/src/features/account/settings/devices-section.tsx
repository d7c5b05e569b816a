import { useErrorText } from '../../../platform/api/index.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { QuestionDialog } from '../../../ui/question-dialog.tsx';
import { Loading } from '../../../ui/skeleton.tsx';
import { LoadingFailed } from './loading-failed.tsx';
import { SectionLead } from './section-frame.tsx';
import { SessionRow } from './session-row.tsx';
import { useSessions } from './use-sessions.ts';

export function DevicesSection() {
  const t = useTranslations('settings.security.sessions');
  const errorText = useErrorText();
  const { query, end, endAll, ending, isEndingAll } = useSessions();
  const sessions = query.data?.sessions ?? [];
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
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            ending={ending === session.id}
            onEnd={(device) => void end(session, device)}
          />
        ))}
      </ul>
      <div>
        <EndAll pending={isEndingAll} onConfirm={() => void endAll()} />
      </div>
    </>
  );
}

function EndAll({ pending, onConfirm }: { pending: boolean; onConfirm: () => void }) {
  const t = useTranslations('settings.security.sessions');
  const common = useTranslations('common');
  return (
    <QuestionDialog
      title={t('confirm.title')}
      description={t('confirm.text')}
      closeLabel={common('close')}
      trigger={<Button variant="secondary">{t('endAll')}</Button>}
      keepLabel={t('confirm.stay')}
      confirmLabel={t('endAll')}
      pending={pending}
      pendingLabel={t('ending')}
      onConfirm={onConfirm}
    />
  );
}
