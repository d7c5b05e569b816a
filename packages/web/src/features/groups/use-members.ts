import { useEffect } from 'react';
import { queryClient, queryKey, useApi } from '../../platform/api/query.ts';
import {
  type GroupMember,
  type GroupPerson,
  keepOfGroup,
  useKeptGroups,
} from '../../shared/groups/kept-groups.ts';
import { useUser } from '../../platform/session/session.ts';

const membersEndpoint = 'GET /api/hajj-groups/:id/members';
const peopleEndpoint = 'GET /api/hajj-groups/:id/people';

/** The members of a group; offline, the last list saved on this device. */
export function useMembers(groupId: string) {
  const owner = useUser().user?.id;
  const kept = useKeptGroups(owner)?.members[groupId];
  const query = useApi(membersEndpoint, { params: { id: groupId } }, { staleTime: 0 });
  const { data } = query;
  useEffect(() => {
    if (data && owner !== undefined) keepOfGroup(owner, groupId, { members: data });
  }, [data, owner, groupId]);
  return { ...stateOf(query), members: data ?? (isAway(query) ? kept : undefined) };
}

export type MembersView = ReturnType<typeof useMembers>;

/** Its people without a phone, in the same way. */
export function usePeople(groupId: string) {
  const owner = useUser().user?.id;
  const kept = useKeptGroups(owner)?.people[groupId];
  const query = useApi(peopleEndpoint, { params: { id: groupId } }, { staleTime: 0 });
  const { data } = query;
  useEffect(() => {
    if (data && owner !== undefined) keepOfGroup(owner, groupId, { people: data });
  }, [data, owner, groupId]);
  return { ...stateOf(query), people: data ?? (isAway(query) ? kept : undefined) };
}

export const askForMembers = (groupId: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: queryKey(membersEndpoint, { params: { id: groupId } }) });

export const askForPeople = (groupId: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: queryKey(peopleEndpoint, { params: { id: groupId } }) });

/** Updates a member from the server's reply; `null` removes them. */
export function putMember(groupId: string, memberId: string, member: GroupMember | null): void {
  queryClient.setQueryData<GroupMember[]>(queryKey(membersEndpoint, { params: { id: groupId } }), (known) =>
    known?.flatMap((each) => (each.id === memberId ? (member ?? []) : each)),
  );
  void askForMembers(groupId);
}

export function putPeople(groupId: string, next: (people: GroupPerson[]) => GroupPerson[]): void {
  queryClient.setQueryData<GroupPerson[]>(
    queryKey(peopleEndpoint, { params: { id: groupId } }),
    (known) => known && next(known),
  );
  void askForPeople(groupId);
}

type Query = ReturnType<typeof useApi<typeof membersEndpoint | typeof peopleEndpoint>>;

const isAway = ({ error, fetchStatus }: Query): boolean =>
  fetchStatus === 'paused' || (error !== null && (error.status === 0 || error.status >= 500));

const stateOf = ({ error, isFetching, fetchStatus, refetch }: Query) => ({
  error,
  isWaiting: fetchStatus === 'paused',
  retrying: isFetching,
  retry: () => void refetch(),
});
