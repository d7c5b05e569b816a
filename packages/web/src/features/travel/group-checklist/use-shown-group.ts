import { accountPrefix, useUser } from '../../../platform/session/session.ts';
import { keep } from '../../../platform/storage/kept.ts';
import type { Group } from '../../../shared/groups/kept-groups.ts';
import { useGroups } from '../../../shared/groups/use-groups.ts';

// Under the account's prefix, so that the end of the session erases it.
const chosen = keep<string>(
  `${accountPrefix}group-checklist-chosen`,
  (value): value is string => typeof value === 'string',
);

export const chooseGroup = (groupId: string): void => chosen.set(groupId);

interface ShownGroup {
  readonly groups: readonly Group[];
  /** The group that was chosen, otherwise the first. Undefined without a group or a session. */
  readonly group: Group | undefined;
  /** False if the groups are those of the last visit. */
  readonly isKnown: boolean;
}

const none: readonly Group[] = [];

/** The groups of the person, and the one whose list the page shows. */
export function useShownGroup(): ShownGroup {
  const { user } = useUser();
  const { groups: found, keptFrom } = useGroups();
  const chosenId = chosen.use();
  const groups = (user && found) ?? none;
  return {
    groups,
    group: groups.find(({ id }) => id === chosenId) ?? groups[0],
    isKnown: user !== null && found !== undefined && keptFrom === undefined,
  };
}
