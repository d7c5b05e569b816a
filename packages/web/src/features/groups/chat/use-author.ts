import type { Reply } from '../../../platform/api/index.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { nameOf } from '../name-of.ts';
import type { Message } from './thread.ts';

export type Member = Reply<'GET /api/hajj-groups/:id/members'>[number];

/** The name of a message's writer. */
export function useAuthor(members: readonly Member[], userId: string | undefined) {
  const t = useTranslations('chat.author');
  return (message: Pick<Message, 'userId'>): string => {
    if (message.userId === null) return t('gone');
    if (message.userId === userId) return t('you');
    const member = members.find(({ id }) => id === message.userId);
    return member ? nameOf(member) : t('left');
  };
}
