import { ChevronRight, MessageCircle, UserRoundPlus, UsersRound } from 'lucide-react';
import { Link } from 'react-router';
import type { Group } from '../../../shared/groups/kept-groups.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { apart } from '../../../platform/i18n/isolate.ts';
import { Badge } from '../../../ui/badge.tsx';
import { RowFace, rowClass } from '../../../ui/list-row.tsx';
import { SosNote } from '../sos/sos-note.tsx';

interface GroupRowProps {
  group: Group;
  /** The address of the group. */
  to: string;
  onOpen: () => void;
}

/** One group in the list: a link, below the calls for help of its members. */
export function GroupRow({ group, to, onOpen }: GroupRowProps) {
  const t = useTranslations('groups.card');
  const { id, name, meetingPoint, memberCount, requestCount, unreadCount } = group;
  const facts = [t('members', { count: memberCount }), meetingPoint && apart(meetingPoint)];
  return (
    <li data-group={id} className="min-w-0 wrap-anywhere">
      <div className="flex flex-col gap-2 p-2 empty:hidden">
        <SosNote groupId={id} />
      </div>
      <Link to={to} className={rowClass} onClick={onOpen}>
        <RowFace icon={UsersRound} title={<bdi>{name}</bdi>} text={facts.filter(Boolean).join(' · ')} />
        <span className="ms-auto flex flex-wrap items-center gap-2">
          {unreadCount > 0 && (
            <Badge tone="green" icon={<MessageCircle aria-hidden="true" />}>
              {t('unread', { count: unreadCount })}
            </Badge>
          )}
          {requestCount > 0 && (
            <Badge tone="danger" icon={<UserRoundPlus aria-hidden="true" />}>
              {t('requests', { count: requestCount })}
            </Badge>
          )}
          <ChevronRight aria-hidden="true" className="flip-rtl size-[min(1.25rem,6vw)] shrink-0 text-quiet" />
        </span>
      </Link>
    </li>
  );
}
