import { useEffect, useRef } from 'react';
import { useIsOnline } from '../../../platform/api/network.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { apart } from '../../../platform/i18n/isolate.ts';
import type { Group } from '../../../shared/groups/kept-groups.ts';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/inputs.tsx';
import { OfflineNote } from '../../../ui/offline-note.tsx';
import { Loading } from '../../../ui/skeleton.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { GroupItemForm } from './group-item-form.tsx';
import { GroupItemRow } from './group-item-row.tsx';
import {
  forgetLostTitles,
  keepGroupLists,
  refreshGroupList,
  showGroupList,
  useGroupDelivery,
  useGroupLists,
  useLostTitles,
} from './group-list-store.ts';
import { shownIn } from './group-lists.ts';
import { chooseGroup, useShownGroup } from './use-shown-group.ts';
import { watchGroupList } from './watch-group-list.ts';

/** The list that a group shares, for people in a group. Everyone else sees nothing of it. */
export function GroupPart() {
  const t = useTranslations('travel-checklist.group');
  const { groups, group, isKnown } = useShownGroup();
  const ids = groups.map(({ id }) => id).join(' ');
  const { id: groupId, name } = group ?? {};
  const card = useRef<HTMLElement>(null);
  useLostToast();

  useEffect(() => {
    if (isKnown) keepGroupLists(ids.split(' '));
  }, [isKnown, ids]);
  useEffect(() => {
    if (groupId === undefined || name === undefined) return undefined;
    showGroupList({ id: groupId, name });
    const stop = watchGroupList(groupId, refreshGroupList);
    return () => {
      stop();
      showGroupList(undefined);
    };
  }, [groupId, name]);

  if (!group) return null;
  return (
    <Card
      ref={card}
      tabIndex={-1}
      title={t('title')}
      titleId="group-list"
      description={t('text', { group: apart(group.name) })}
    >
      {groups.length > 1 && (
        <Field label={t('choose')} className="print:hidden">
          <Select value={group.id} onChange={({ target }) => chooseGroup(target.value)}>
            {groups.map((each) => (
              <option key={each.id} value={each.id}>
                {each.name}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Items key={group.id} group={group} focusCard={() => card.current?.focus()} />
    </Card>
  );
}

/** Says that a group is gone, and which items it did not get. */
function useLostToast(): void {
  const t = useTranslations('travel-checklist.group');
  const errors = useTranslations('errors.group');
  const lost = useLostTitles();
  useEffect(() => {
    if (!lost) return;
    const titles = lost.map(apart).join(', ');
    toast({
      title: errors('notFound'),
      ...(titles !== '' && { description: t('notSent', { titles }) }),
      variant: 'destructive',
    });
    forgetLostTitles();
  }, [lost, t, errors]);
}

interface ItemsProps {
  group: Group;
  /** For a deleted item, whose button is gone. */
  focusCard: () => void;
}

function Items({ group: { id, role }, focusCard }: ItemsProps) {
  const t = useTranslations('travel-checklist.group');
  const travel = useTranslations('travel');
  const common = useTranslations('common');
  const isOnline = useIsOnline();
  const status = useGroupDelivery();
  const entries = useGroupLists()?.[id];
  const failure = status === 'failed' && (
    <ErrorState title={t('failed')} retryLabel={common('retry')} onRetry={refreshGroupList} />
  );
  if (!entries) {
    if (failure) return failure;
    return isOnline ? <Loading label={t('title')} /> : <OfflineNote>{t('offline')}</OfflineNote>;
  }
  const items = shownIn(entries);
  return (
    <>
      {failure}
      {status === 'lost' && (
        <p role="alert" className="rounded-control bg-danger-soft px-4 py-3 font-semibold text-danger">
          {travel('delivery.lost')}
        </p>
      )}
      {status === 'waiting' && <OfflineNote>{t('waiting')}</OfflineNote>}
      {items.length === 0 ? (
        <p className="text-quiet">{t('empty')}</p>
      ) : (
        <ul aria-labelledby="group-list" className="flex flex-col">
          {items.map((entry) => (
            <GroupItemRow
              key={entry.id}
              groupId={id}
              entry={entry}
              isLeader={role === 'leader'}
              onGone={focusCard}
            />
          ))}
        </ul>
      )}
      <GroupItemForm groupId={id} entries={entries} />
    </>
  );
}
