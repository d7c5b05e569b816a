import { TextMessage } from '../../shared/alerts/text-message.tsx';
import { useGroups } from '../../shared/groups/use-groups.ts';
import { useTranslations } from '../../platform/i18n/index.ts';
import { useUser } from '../../platform/session/session.ts';
import { keptCard } from './lost-card.ts';

/** With the lost card: the same, in writing, to those who can come. */
export function LostText() {
  const t = useTranslations('alerts.sms');
  const { user } = useUser();
  const card = keptCard.use();
  const groups = useGroups().groups ?? [];
  if (card === undefined) return null;
  const name = card?.name.trim() || (user ? `${user.firstName} ${user.lastName}`.trim() : '');
  const leaderPhone = card?.leaderPhone ?? '';
  const leader = { name: card?.leader.trim() || t('cardLeader'), number: leaderPhone };
  return <TextMessage reason="lost" name={name} groups={groups} isLocated={false} others={[leader]} />;
}
