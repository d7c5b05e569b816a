import { useState } from 'react';
import { ApiError, api, useErrorText } from '../../../platform/api/index.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogClose } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/toast-store.ts';
import type { Message } from './thread.ts';

interface RemoveDialogProps {
  groupId: string;
  /** The message to remove; closed without one. */
  message: Message | undefined;
  /** Who wrote it, unless the reader did. */
  author: string | undefined;
  onRemoved: (id: string) => void;
  onClose: () => void;
  onClosed: () => void;
}

/** Asks before a message is removed for everybody. */
export function RemoveDialog({ groupId, message, author, onRemoved, onClose, onClosed }: RemoveDialogProps) {
  const t = useTranslations('chat.remove');
  const common = useTranslations('common');
  const errorText = useErrorText();
  const [isPending, setPending] = useState(false);
  // While it closes it goes on showing whose message it was opened for.
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
      // Somebody else was quicker: it is gone, which was wanted.
      if (error.code === 'message.notFound') onRemoved(messageId);
      toast({ title: t('failed'), description: errorText(error), variant: 'destructive' });
      onClose();
    } finally {
      setPending(false);
    }
  }

  return (
    <Dialog
      open={message !== undefined}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      onOpenerGone={onClosed}
      title={t('title')}
      description={shown === undefined ? t('own') : t('other', { name: shown })}
      closeLabel={common('close')}
      footer={
        <>
          <DialogClose asChild>
            <Button variant="secondary">{t('keep')}</Button>
          </DialogClose>
          <Button
            variant="destructive"
            pending={isPending}
            pendingLabel={t('pending')}
            onClick={() => message && void remove(message)}
          >
            {t('confirm')}
          </Button>
        </>
      }
    />
  );
}
