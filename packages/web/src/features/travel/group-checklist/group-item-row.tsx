import { RotateCw, Trash2 } from 'lucide-react';
import { apart } from '../../../platform/i18n/isolate.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { useUser } from '../../../platform/session/session.ts';
import { Checkbox } from '../../../ui/choice.tsx';
import { cx } from '../../../ui/cx.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { QuestionDialog } from '../../../ui/question-dialog.tsx';
import { removeGroupItem, retryGroupItem, tickGroupItem } from './group-list-store.ts';
import type { Entry } from './group-lists.ts';

interface GroupItemRowProps {
  groupId: string;
  entry: Entry;
  isLeader: boolean;
  /** Called when the button that was pressed disappears, to focus something else. */
  onGone: () => void;
}

/** An item with the name of who ticked it. The member who added it and leaders may delete it. */
export function GroupItemRow({ groupId, entry, isLeader, onGone }: GroupItemRowProps) {
  const { user } = useUser();
  const { id, title, addedBy, isDone, isRefused } = entry;
  const t = useTranslations('travel-checklist.group');
  const note = useNote(entry, user?.id);
  return (
    <li className="flex items-center gap-2">
      <Checkbox
        className="min-w-0 grow"
        checked={isDone}
        disabled={isRefused}
        onChange={({ target }) => tickGroupItem(groupId, id, target.checked)}
        label={
          <span dir="auto" className={cx('wrap-anywhere', isDone && 'text-quiet')}>
            {title}
          </span>
        }
        hint={note}
      />
      {isRefused && (
        <IconButton
          label={t('retry', { title: apart(title) })}
          icon={<RotateCw aria-hidden="true" className="size-5" />}
          className="text-quiet print:hidden"
          onClick={() => {
            retryGroupItem(groupId, id);
            onGone();
          }}
        />
      )}
      {(isLeader || (addedBy !== null && addedBy === user?.id)) && (
        <DeleteButton
          title={title}
          isRefused={isRefused === true}
          onDelete={() => removeGroupItem(groupId, id)}
          onGone={onGone}
        />
      )}
    </li>
  );
}

function useNote(
  { isRefused, isListed, isDone, doneBy }: Entry,
  userId: string | undefined,
): string | undefined {
  const t = useTranslations('travel-checklist.group');
  const errors = useTranslations('errors.group');
  if (isListed) return errors('itemListed');
  if (isRefused) return t('refused');
  if (!isDone || !doneBy) return undefined;
  if (doneBy.id === userId) return t('doneByYou');
  return t('doneBy', { name: apart(`${doneBy.firstName.trim()} ${doneBy.lastName.trim()}`.trim()) });
}

interface DeleteButtonProps {
  title: string;
  /** True for an item that is only on this device. */
  isRefused: boolean;
  onDelete: () => void;
  onGone: () => void;
}

/** Asks first, because nothing brings the item back. */
function DeleteButton({ title, isRefused, onDelete, onGone }: DeleteButtonProps) {
  const t = useTranslations('travel-checklist');
  const money = useTranslations('travel-money');
  const common = useTranslations('common');
  return (
    <QuestionDialog
      title={money('confirm.title', { title: apart(title) })}
      description={t(isRefused ? 'group.refused' : 'group.deleteText')}
      closeLabel={common('close')}
      trigger={
        <IconButton
          label={t('own.delete', { title: apart(title) })}
          icon={<Trash2 aria-hidden="true" className="size-5" />}
          className="text-quiet print:hidden"
        />
      }
      keepLabel={money('confirm.keep')}
      confirmLabel={money('delete')}
      onConfirm={onDelete}
      onOpenerGone={onGone}
    />
  );
}
