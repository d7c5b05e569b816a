import { RefreshCw } from 'lucide-react';
import { api } from '../../../platform/api/index.ts';
import { putGroup } from '../../../shared/groups/use-groups.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { leftToRight } from '../../../platform/i18n/isolate.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';

/** Gives a group a new code, after a confirmation. */
export function RenewCode({ groupId, groupCode }: { groupId: string; groupCode: string }) {
  const t = useTranslations('groups.share');
  return (
    <div className="flex justify-center border-t border-line pt-4">
      <ConfirmDialog
        trigger={
          <Button variant="quiet">
            <RefreshCw aria-hidden="true" className="size-5" />
            {t('renew')}
          </Button>
        }
        title={t('renewTitle')}
        text={t('renewText', { groupCode: leftToRight(groupCode) })}
        keepLabel={t('keep')}
        confirmLabel={t('renewConfirm')}
        pendingLabel={t('renewing')}
        failed={t('renewFailed')}
        onConfirm={async () => {
          putGroup(await api('POST /api/hajj-groups/:id/code', { params: { id: groupId } }));
          toast({ title: t('renewed') });
        }}
      />
    </div>
  );
}
