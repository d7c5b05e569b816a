import { useState } from 'react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { QuestionDialog } from '../../../ui/question-dialog.tsx';
import type { ListedConversation } from './use-conversations.ts';

interface DeleteConversationProps {
  /** The dialog is closed without one. */
  conversation: ListedConversation | undefined;
  onConfirm: (conversation: ListedConversation) => Promise<boolean>;
  onClose: () => void;
  /** Focuses another element, because the row of the conversation is gone. */
  onOpenerGone: () => void;
}

/** Asks for confirmation before a conversation is deleted. */
export function DeleteConversation({
  conversation,
  onConfirm,
  onClose,
  onOpenerGone,
}: DeleteConversationProps) {
  const t = useTranslations('assistant.conversations');
  const common = useTranslations('common');
  const [isPending, setPending] = useState(false);
  // While the dialog closes, it still shows the title it was opened for.
  const [shown, show] = useState(conversation?.title);
  if (conversation && conversation.title !== shown) show(conversation.title);

  async function confirm(): Promise<void> {
    if (!conversation) return;
    setPending(true);
    await onConfirm(conversation);
    setPending(false);
    onClose();
  }

  return (
    <QuestionDialog
      open={conversation !== undefined}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t('deleteTitle')}
      description={t('deleteText', { title: shown ?? '' })}
      closeLabel={common('close')}
      onOpenerGone={onOpenerGone}
      keepLabel={common('cancel')}
      confirmLabel={t('deleteButton')}
      onConfirm={() => void confirm()}
      pending={isPending}
    />
  );
}
