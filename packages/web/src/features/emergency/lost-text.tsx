import { TextMessage } from '../../shared/alerts/text-message.tsx';
import { useGroups } from '../../shared/groups/use-groups.ts';
import { useTranslations } from '../../platform/i18n/index.ts';
import { useUser } from '../../platform/session/session.ts';
import { keptCard } from './lost-card.ts';

/** Below the "I'm lost" card: the same as a text message to people who can come. */
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
