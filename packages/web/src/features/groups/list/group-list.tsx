import { useEffect, useRef } from 'react';
import type { Group } from '../../../shared/groups/kept-groups.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { GroupCard } from './group-card.tsx';

interface GroupListProps {
  groups: readonly Group[];
  onOpen: (groupId: string) => void;
}

/** The last opened group. Returning to the list focuses its button. */
let opened: string | undefined;

export function GroupList({ groups, onOpen }: GroupListProps) {
  const t = useTranslations('groups');
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (opened === undefined) return;
    list.current?.querySelector<HTMLElement>(`[data-group="${opened}"] button`)?.focus();
    opened = undefined;
  }, []);
  return (
    <section aria-labelledby="group-list">
      <h2 id="group-list">
        <VisuallyHidden>{t('list')}</VisuallyHidden>
      </h2>
      <ul ref={list} className="grid gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3">
        {groups.map((group) => (
          <li key={group.id} data-group={group.id} className="min-w-0">
            <GroupCard
              group={group}
              onOpen={() => {
                opened = group.id;
                onOpen(group.id);
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
