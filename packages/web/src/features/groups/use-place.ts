import { useSearchParams } from 'react-router';
import { invitationIn } from '../../shared/groups/invitation.ts';

export const tabNames = ['members', 'locations', 'chat'] as const;
export type TabName = (typeof tabNames)[number];

/** The group, its tab and a code are in the address, so that Back works and links can be shared. */
export function usePlace() {
  const [search, setSearch] = useSearchParams();
  const tab = tabNames.find((name) => name === search.get('tab')) ?? 'members';

  function go(parts: Readonly<Record<string, string>>, replace: boolean): void {
    setSearch(parts, { replace, preventScrollReset: true });
  }

  const groupId = search.get('group') ?? undefined;
  return {
    groupId,
    tab,
    invitation: invitationIn(search),
    addressOf: (group: string) => `?${new URLSearchParams({ group }).toString()}`,
    openTab: (name: TabName) => groupId !== undefined && go({ group: groupId, tab: name }, true),
    showList: () => go({}, false),
    /** Replaces the history entry of a group that is gone, or of a used code. */
    forget: () => go({}, true),
  };
}

export type Place = ReturnType<typeof usePlace>;
