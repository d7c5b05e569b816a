import { MessageCircle, UserRoundPlus, UsersRound } from 'lucide-react';
import type { Group } from '../../../shared/groups/kept-groups.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { leftToRight } from '../../../platform/i18n/isolate.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { GroupFacts } from './group-facts.tsx';
import { SosNote } from '../sos/sos-note.tsx';

/** One group in the list. */
export function GroupCard({ group, onOpen }: { group: Group; onOpen: () => void }) {
  const t = useTranslations('groups.card');
  const { name, description, groupCode, memberCount, requestCount, unreadCount, role } = group;
  return (
    <Card
      title={<bdi>{name}</bdi>}
      titleId={`group-${group.id}`}
      headingLevel={2}
      description={role === 'leader' ? t('leader') : undefined}
      icon={<UsersRound className="size-5" />}
      className="h-full wrap-anywhere"
      footer={
        <Button variant="secondary" aria-label={t('detailsOf', { name })} onClick={onOpen}>
          {t('details')}
        </Button>
      }
    >
      <SosNote groupId={group.id} />
      {description && (
        <p className="whitespace-pre-line">
          <bdi>{description}</bdi>
        </p>
      )}
      <p className="flex flex-wrap gap-2">
        <Badge tone="gold">{t('code', { groupCode: leftToRight(groupCode) })}</Badge>
        <Badge>{t('members', { count: memberCount })}</Badge>
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
      </p>
      <GroupFacts group={group} />
    </Card>
  );
}
