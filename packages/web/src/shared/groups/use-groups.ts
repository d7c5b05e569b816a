import { useEffect, useSyncExternalStore } from 'react';
import type { ApiError } from '../../platform/api/index.ts';
import { queryClient, queryKey, useApi } from '../../platform/api/query.ts';
import { useUser } from '../../platform/session/session.ts';
import { type Group, keepGroups, useKeptGroups } from './kept-groups.ts';

const listEndpoint = 'GET /api/hajj-groups';
const listKey = queryKey(listEndpoint);

const noSubscription = () => () => {};

export interface GroupsView {
  /** Undefined until the server or the device has them. */
  groups: readonly Group[] | undefined;
  /** Age of the groups while the server cannot be reached: milliseconds since 1970. */
  keptFrom: number | undefined;
  /** Why nothing is shown. `waiting`: for a network. */
  status: 'ready' | 'loading' | 'waiting' | 'failed';
  error: ApiError | null;
  retrying: boolean;
  retry: () => void;
}

/**
 * The groups of the signed-in person from the server, otherwise those stored on this device for the same person.
 * @param everyMs interval of refetching; without it only when a page opens
 */
export function useGroups(everyMs?: number): GroupsView {
  const { user } = useUser();
  const kept = useKeptGroups(user?.id);
  const query = useApi(listEndpoint, undefined, {
    enabled: user !== null,
    staleTime: 0,
    ...(everyMs && { refetchInterval: everyMs }),
  });
  // The bar of the page may have the reply before a part of the page is hydrated, whose markup has no groups.
  const isHydrated = useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
  const data = isHydrated ? query.data : undefined;
  const { dataUpdatedAt } = query;
  const owner = user?.id;

  useEffect(() => {
    if (data && owner !== undefined) keepGroups(owner, data, dataUpdatedAt);
  }, [data, dataUpdatedAt, owner]);

  // A 4xx is an answer, so nothing stored is shown.
  const isUnanswered = query.isError && (query.error.status === 0 || query.error.status >= 500);
  const isUnheard = isUnanswered || query.fetchStatus === 'paused';
  const groups = data ?? (isUnheard ? kept?.groups : undefined);
  return {
    groups,
    keptFrom: isUnheard && groups ? (data ? dataUpdatedAt : kept?.at) : undefined,
    status: groups
      ? 'ready'
      : isHydrated && query.isError
        ? 'failed'
        : query.fetchStatus === 'paused'
          ? 'waiting'
          : 'loading',
    error: query.error,
    retrying: query.isFetching,
    retry: () => void query.refetch(),
  };
}

/** Refetches the groups; resolves when they have arrived. */
export const askForGroups = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: listKey, exact: true });

/** Shows a group from a reply, then refetches all. */
export function putGroup(group: Group): void {
  changeGroups((groups) =>
    groups.some(({ id }) => id === group.id)
      ? groups.map((each) => (each.id === group.id ? group : each))
      : [group, ...groups],
  );
  void askForGroups();
}

/** Removes a group that the person has left from the screen and the device. */
export function dropGroup(groupId: string): void {
  changeGroups((groups) => groups.filter(({ id }) => id !== groupId));
  void askForGroups();
}

/** Changes the shown groups until they are refetched. */
export function changeGroups(next: (groups: Group[]) => Group[]): void {
  queryClient.setQueryData<Group[]>(listKey, (groups) => groups && next(groups));
}
