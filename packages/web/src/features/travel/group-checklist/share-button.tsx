import { mostGroupItems } from '@manasik/core/groups/group-checklist';
import { UsersRound } from 'lucide-react';
import { apart } from '../../../platform/i18n/isolate.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { addGroupItem, useGroupLists, useListedGroup } from './group-list-store.ts';
import { countIn, hasTitle } from './group-lists.ts';

interface ShareButtonProps {
  title: string;
  /** Called when the button goes, because the item is on the list: the focus needs another place. */
  onShared: () => void;
}

/** Adds an item of one's own to the list of the group that the page shows. Nothing without a group, or if it is there. */
export function ShareButton({ title, onShared }: ShareButtonProps) {
  const t = useTranslations('travel-checklist.group');
  const group = useListedGroup();
  const entries = useGroupLists()?.[group?.id ?? ''] ?? [];
  if (!group || hasTitle(entries, title)) return null;
  const { id, name } = group;

  function add(): void {
    if (countIn(entries) >= mostGroupItems) {
      toast({ title: t('full'), variant: 'destructive' });
      return;
    }
    onShared();
    addGroupItem(id, title);
    toast({ title: t('shared', { group: apart(name) }) });
  }

  return (
    <IconButton
      label={t('share', { group: apart(name), title: apart(title) })}
      icon={<UsersRound aria-hidden="true" className="size-5" />}
      className="text-quiet print:hidden"
      onClick={add}
    />
  );
}
