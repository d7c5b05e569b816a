import { useEffect, useRef } from 'react';
import type { Group } from '../../../shared/groups/kept-groups.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { List } from '../../../ui/list-row.tsx';
import { GroupRow } from './group-row.tsx';

interface GroupListProps {
  groups: readonly Group[];
  /** The address of a group. */
  addressOf: (groupId: string) => string;
}

/** The last opened group. Returning to the list focuses its link. */
let opened: string | undefined;

export function GroupList({ groups, addressOf }: GroupListProps) {
  const t = useTranslations('groups');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (opened === undefined) return;
    box.current?.querySelector<HTMLElement>(`[data-group="${opened}"] > a`)?.focus();
    opened = undefined;
  }, []);
  return (
    <div ref={box}>
      <List label={t('list')}>
        {groups.map((group) => (
          <GroupRow
            key={group.id}
            group={group}
            to={addressOf(group.id)}
            onOpen={() => {
              opened = group.id;
            }}
          />
        ))}
      </List>
    </div>
  );
}
