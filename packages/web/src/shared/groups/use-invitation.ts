import { useQuery } from '@tanstack/react-query';
import { api } from '../../platform/api/index.ts';
import { queryClient, queryKey } from '../../platform/api/query.ts';
import { useTranslations } from '../../platform/i18n/index.ts';
import { apart } from '../../platform/i18n/isolate.ts';
import type { InvitationLink } from './invitation.ts';

/**
 * Who invites to which group, as a sentence. Undefined until it is read, and for good when the link is old or its
 * sender has left the group: the code may still work, so joining stays possible.
 */
export function useInvitation(link: InvitationLink | undefined): string | undefined {
  const t = useTranslations('common');
  const { groupCode = '', invitedBy } = link ?? {};
  const body = { groupCode, invitedBy: invitedBy ?? '' };
  const { data } = useQuery(
    {
      queryKey: [...queryKey('POST /api/hajj-groups/invitation'), body],
      queryFn: ({ signal }) => api('POST /api/hajj-groups/invitation', { body, signal }),
      enabled: invitedBy !== undefined,
    },
    queryClient,
  );
  return data && t('invited', { name: apart(data.inviterFirstName), group: apart(data.groupName) });
}
