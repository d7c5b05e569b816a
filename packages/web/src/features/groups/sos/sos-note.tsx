import { Siren } from 'lucide-react';
import { useTranslations } from '../../../lib/i18n/index.ts';
import { useUser } from '../../../lib/session.ts';
import { useGroupSos } from './use-group-sos.ts';

/** In the list of groups: that somebody in this one calls for help. Who and where stand in the group itself. */
export function SosNote({ groupId }: { groupId: string }) {
  const t = useTranslations('sos.banner');
  const userId = useUser().user?.id;
  const { calls } = useGroupSos(groupId);
  const isCalled = calls.some((call) => call.userId !== userId);
  return (
    <div role="alert" className="empty:hidden">
      {isCalled && (
        <p className="flex items-center gap-3 rounded-control border-2 border-danger bg-danger-soft p-3 font-semibold">
          <Siren aria-hidden="true" className="size-6 shrink-0 text-danger" />
          <span className="min-w-0">{t('alert', { name: t('someone') })}</span>
        </p>
      )}
    </div>
  );
}
