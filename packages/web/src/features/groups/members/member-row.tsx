import { Crown } from 'lucide-react';
import type { Group, GroupMember } from '../../../shared/groups/kept-groups.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { useUser } from '../../../platform/session/session.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Avatar } from '../avatar.tsx';
import { MemberDialog } from './member-dialog.tsx';
import { initialOf, nameOf } from '../name-of.ts';

interface MemberRowProps {
  group: Group;
  member: GroupMember;
  onRemoved: () => void;
}

export function MemberRow({ group, member, onRemoved }: MemberRowProps) {
  const t = useTranslations('groups.members');
  const isSelf = useUser().user?.id === member.id;
  const isLeader = member.role === 'leader';
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="flex min-w-0 grow basis-48 items-center gap-3">
        <Avatar letter={initialOf(member)} />
        <div className="min-w-0 wrap-anywhere">
          <p className="font-semibold">
            <bdi>{nameOf(member)}</bdi>
          </p>
          {member.email !== null && (
            <p className="text-sm text-quiet">
              <Email address={member.email} />
            </p>
          )}
        </div>
      </div>
      <p className="flex flex-wrap gap-2">
        {isSelf && <Badge>{t('you')}</Badge>}
        <Badge tone={isLeader ? 'gold' : 'neutral'} icon={isLeader && <Crown aria-hidden="true" />}>
          {t(member.role)}
        </Badge>
      </p>
      {group.role === 'leader' && !isSelf && (
        <MemberDialog group={group} member={member} onRemoved={onRemoved} />
      )}
    </li>
  );
}

/** Breaks before its sign, if at all: an address that is broken inside a word is hard to read. */
function Email({ address }: { address: string }) {
  const at = address.lastIndexOf('@');
  return (
    <bdi dir="ltr">
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </bdi>
  );
}
