import { useEffect, useSyncExternalStore } from 'react';
import type { ApiError } from '../../platform/api/index.ts';
import { queryClient, queryKey, useApi } from '../../platform/api/query.ts';
import { useUser } from '../../platform/session/session.ts';
import { type Group, keepGroups, useKeptGroups } from './kept-groups.ts';

const listEndpoint = 'GET /api/hajj-groups';
const listKey = queryKey(listEndpoint);

const noSubscription = () => () => {};

export interface GroupsView {
  /** Undefined while neither the server nor the device has said. */
  groups: readonly Group[] | undefined;
  /** From when the groups are, when the server cannot be asked now: milliseconds since 1970. */
  keptFrom: number | undefined;
  /** Why there is nothing to show. `waiting`: for a network. */
  status: 'ready' | 'loading' | 'waiting' | 'failed';
  error: ApiError | null;
  retrying: boolean;
  retry: () => void;
}

/**
 * The groups of who is here: what the server says, and without it what this device last heard of the same person.
 * @param everyMs how often they are asked for again; only when a page opens without it
 */
export function useGroups(everyMs?: number): GroupsView {
  const { user } = useUser();
  const kept = useKeptGroups(user?.id);
  const query = useApi(listEndpoint, undefined, {
    enabled: user !== null,
    staleTime: 0,
    ...(everyMs && { refetchInterval: everyMs }),
  });
  // The bar of every page may have the answer before a part of the page is hydrated, whose markup knows no groups.
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

  // An answer of 4xx is an answer: then nothing is shown from before.
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

/** Asks for the groups again; settles when they are here. */
export const askForGroups = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: listKey, exact: true });

/** Shows a group as the server has just answered it, then asks for all of them. */
export function putGroup(group: Group): void {
  changeGroups((groups) =>
    groups.some(({ id }) => id === group.id)
      ? groups.map((each) => (each.id === group.id ? group : each))
      : [group, ...groups],
  );
  void askForGroups();
}

/** Takes a group off the screen and off the device: one is no longer in it. */
export function dropGroup(groupId: string): void {
  changeGroups((groups) => groups.filter(({ id }) => id !== groupId));
  void askForGroups();
}

/** Changes what is shown of the groups, until they are asked for again. */
export function changeGroups(next: (groups: Group[]) => Group[]): void {
  queryClient.setQueryData<Group[]>(listKey, (groups) => groups && next(groups));
}
