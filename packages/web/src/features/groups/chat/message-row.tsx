import { Trash2 } from 'lucide-react';
import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Bubble, Said } from './bubble.tsx';
import type { Delivery } from './delivery.ts';
import { DeliveryNote } from './delivery-note.tsx';
import type { Message } from './thread.ts';

export const removeButtonId = (id: string): string => `chat-remove-${id}`;

interface MessageRowProps {
  message: Message;
  author: string;
  isSameAuthor: boolean;
  /** The delivery status of the user's own message; undefined for messages of others. */
  delivery: Delivery | undefined;
  /** The reader may remove it. */
  onRemove: (() => void) | undefined;
}

export function MessageRow({ message, author, isSameAuthor, delivery, onRemove }: MessageRowProps) {
  const t = useTranslations('chat');
  const { dateTime } = useFormatter();
  const { id, text, phrase, isRemoved, sentAt } = message;
  const time = (
    <time dateTime={sentAt}>
      <bdi>{dateTime(new Date(sentAt), { timeStyle: 'short' })}</bdi>
    </time>
  );
  const action = onRemove && !isRemoved && (
    <IconButton
      id={removeButtonId(id)}
      label={t('remove.label')}
      icon={<Trash2 aria-hidden="true" className="size-5" />}
      aria-haspopup="dialog"
      onClick={onRemove}
      className="text-quiet"
    />
  );
  const note = (
    <>
      {time}
      {delivery && !isRemoved && <DeliveryNote delivery={delivery} />}
    </>
  );
  return (
    <Bubble
      isOwn={delivery !== undefined}
      author={author}
      isSameAuthor={isSameAuthor}
      note={note}
      action={action}
    >
      {isRemoved ? (
        <p className="italic">{t('message.removed')}</p>
      ) : phrase === null ? (
        <Said>{text ?? ''}</Said>
      ) : (
        <p className="font-semibold">{t(`phrases.${phrase}`)}</p>
      )}
    </Bubble>
  );
}
