import { useErrorText } from '../../../platform/api/index.ts';
import { ApiError } from '../../../platform/api/api-error.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Bubble, Said } from './bubble.tsx';
import type { Delivery } from './delivery.ts';
import { DeliveryNote } from './delivery-note.tsx';
import type { Waiting } from './outbox.ts';

interface WaitingRowProps {
  message: Waiting;
  delivery: Delivery;
  onTryAgain: () => void;
  onDrop: () => void;
}

/** A message that the server does not have yet. */
export function WaitingRow({ message: { text, phrase }, delivery, onTryAgain, onDrop }: WaitingRowProps) {
  const t = useTranslations('chat');
  const errorText = useErrorText();
  return (
    <div className="flex flex-col items-end gap-2">
      <Bubble isOwn isSameAuthor author={t('author.you')} note={<DeliveryNote delivery={delivery} />}>
        {phrase === null ? (
          <Said>{text ?? ''}</Said>
        ) : (
          <p className="font-semibold">{t(`phrases.${phrase}`)}</p>
        )}
      </Bubble>
      {delivery.state === 'failed' && (
        <>
          <p className="text-sm font-semibold text-danger">
            {errorText(new ApiError(400, delivery.code, delivery.code))}
          </p>
          <div className="flex flex-wrap justify-end gap-2">
            <Button variant="secondary" onClick={onTryAgain}>
              {t('state.tryAgain')}
            </Button>
            <Button variant="quiet" onClick={onDrop}>
              {t('state.drop')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
