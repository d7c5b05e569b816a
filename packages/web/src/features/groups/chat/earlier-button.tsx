import { useTranslations } from '../../../platform/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import type { Thread } from './thread-store.ts';

interface EarlierButtonProps {
  state: Thread['earlier'];
  hasMessages: boolean;
  onShow: () => void;
}

/** Above the oldest message: a button to load earlier ones, or a note that there are none. */
export function EarlierButton({ state, hasMessages, onShow }: EarlierButtonProps) {
  const t = useTranslations('chat.earlier');
  if (state === 'none') {
    return hasMessages ? <p className="self-center text-sm text-quiet">{t('none')}</p> : null;
  }
  return (
    <div className="flex flex-col items-center gap-1">
      {state === 'failed' && (
        <p role="status" className="text-sm font-semibold text-danger">
          {t('failed')}
        </p>
      )}
      <Button variant="quiet" onClick={onShow} pending={state === 'loading'} pendingLabel={t('loading')}>
        {t('show')}
      </Button>
    </div>
  );
}
