import { useState } from 'react';
import { ApiError, api, useErrorText } from '../../../platform/api/index.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { QuestionDialog } from '../../../ui/question-dialog.tsx';
import { toast } from '../../../ui/toast-store.ts';
import type { Message } from './thread.ts';

interface RemoveDialogProps {
  groupId: string;
  /** The message to remove; the dialog is closed without one. */
  message: Message | undefined;
  /** The writer's name, unless the reader wrote it. */
  author: string | undefined;
  onRemoved: (id: string) => void;
  onClose: () => void;
  onClosed: () => void;
}

/** Asks for confirmation before a message is removed for everyone. */
export function RemoveDialog({ groupId, message, author, onRemoved, onClose, onClosed }: RemoveDialogProps) {
  const t = useTranslations('chat.remove');
  const common = useTranslations('common');
  const errorText = useErrorText();
  const [isPending, setPending] = useState(false);
  // While the dialog closes, it still shows the name it was opened for.
  const [shown, show] = useState(author);
  if (message && author !== shown) show(author);

  async function remove({ id: messageId }: Message): Promise<void> {
    setPending(true);
    try {
      await api('DELETE /api/hajj-groups/:id/messages/:messageId', { params: { id: groupId, messageId } });
      onRemoved(messageId);
      toast({ title: t('done') });
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // Someone else has already removed it, which is the wanted result.
      if (error.code === 'message.notFound') onRemoved(messageId);
      toast({ title: t('failed'), description: errorText(error), variant: 'destructive' });
      onClose();
    } finally {
      setPending(false);
    }
  }

  return (
    <QuestionDialog
      open={message !== undefined}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      onOpenerGone={onClosed}
      title={t('title')}
      description={shown === undefined ? t('own') : t('other', { name: shown })}
      closeLabel={common('close')}
      keepLabel={t('keep')}
      confirmLabel={t('confirm')}
      pending={isPending}
      pendingLabel={t('pending')}
      onConfirm={() => message && void remove(message)}
    />
  );
}
