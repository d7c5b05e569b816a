import { DoorOpen, Trash2 } from 'lucide-react';
import { api, ApiError } from '../../../platform/api/index.ts';
import type { Group } from '../../../shared/groups/kept-groups.ts';
import { dropGroup } from '../../../shared/groups/use-groups.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { EditDialog } from './edit-dialog.tsx';

interface GroupActionsProps {
  group: Group;
  onGone: () => void;
}

/** Change, leave and delete a group. */
export function GroupActions({ group, onGone }: GroupActionsProps) {
  return (
    <div className="flex flex-wrap gap-3 border-t border-line pt-4">
      {group.role === 'leader' && <EditDialog group={group} />}
      <Leave group={group} onGone={onGone} />
      {group.role === 'leader' && <Delete group={group} onGone={onGone} />}
    </div>
  );
}

function Leave({ group: { id, name, memberCount }, onGone }: GroupActionsProps) {
  const t = useTranslations('groups.leave');
  return (
    <ConfirmDialog
      trigger={
        <Button variant="secondary">
          <DoorOpen aria-hidden="true" className="flip-rtl size-5" />
          {t('open')}
        </Button>
      }
      title={t('title', { name })}
      text={t(memberCount === 1 ? 'textLast' : 'text')}
      keepLabel={t('keep')}
      confirmLabel={t('confirm')}
      pendingLabel={t('pending')}
      failed={t('failed')}
      wordsOf={(error) =>
        error instanceof ApiError && error.code === 'group.needsLeader' ? t('needsLeader') : undefined
      }
      onConfirm={async () => {
        await api('POST /api/hajj-groups/:id/leave', { params: { id } });
        toast({ title: t('done', { name }) });
        onGone();
        dropGroup(id);
      }}
    />
  );
}

function Delete({ group: { id, name }, onGone }: GroupActionsProps) {
  const t = useTranslations('groups.delete');
  return (
    <ConfirmDialog
      trigger={
        <Button variant="quiet" className="text-danger!">
          <Trash2 aria-hidden="true" className="size-5" />
          {t('open')}
        </Button>
      }
      title={t('title', { name })}
      text={t('text')}
      keepLabel={t('keep')}
      confirmLabel={t('confirm')}
      pendingLabel={t('pending')}
      failed={t('failed')}
      onConfirm={async () => {
        await api('DELETE /api/hajj-groups/:id', { params: { id } });
        toast({ title: t('done', { name }) });
        onGone();
        dropGroup(id);
      }}
    />
  );
}
