import { useSearchParams } from 'react-router';

export const tabNames = ['members', 'locations', 'chat'] as const;
export type TabName = (typeof tabNames)[number];

/** What the page shows stands in its address, so that Back works and a link can be sent: the group, its tab, a code. */
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
    /** The code that a link to join brought. */
    joinCode: search.get('join') ?? undefined,
    openGroup: (group: string) => go({ group }, false),
    openTab: (name: TabName) => groupId !== undefined && go({ group: groupId, tab: name }, true),
    showList: () => go({}, false),
    /** Leaves no way back to a group that is gone, or to a code that was used. */
    forget: () => go({}, true),
  };
}

export type Place = ReturnType<typeof usePlace>;
