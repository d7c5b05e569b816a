import { UsersRound } from 'lucide-react';
import { apart } from '../../../platform/i18n/isolate.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { addGroupItem, useShownGroupId } from './group-list-store.ts';

/** Adds an item of one's own to the list of the group that the page shows. Nothing without a group. */
export function ShareButton({ title }: { title: string }) {
  const t = useTranslations('travel-checklist.group');
  const groupId = useShownGroupId();
  if (groupId === undefined) return null;
  return (
    <IconButton
      label={t('share', { title: apart(title) })}
      icon={<UsersRound aria-hidden="true" className="size-5" />}
      className="text-quiet print:hidden"
      onClick={() => {
        addGroupItem(groupId, title);
        toast({ title: t('shared') });
      }}
    />
  );
}
