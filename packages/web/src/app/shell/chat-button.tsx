import { useTranslations } from '../../platform/i18n/index.ts';
import { openChat } from '../../shared/assistant/open-chat.ts';
import { cx } from '../../ui/cx.ts';
import { StarMotif } from '../../ui/star-motif.tsx';

interface ChatButtonProps {
  /** Fills the width, as in the drawer. */
  isWide?: boolean;
  onChoose?: () => void;
}

/** Opens the chat. The dot says that the assistant can answer: always, because it also works offline. */
export function ChatButton({ isWide = false, onChoose }: ChatButtonProps) {
  const t = useTranslations('navigation');
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      title={t('assistantActive')}
      onClick={() => {
        onChoose?.();
        openChat('guide');
      }}
      className={cx(
        'flex min-h-12 items-center rounded-control font-semibold text-ink transition-colors hover:bg-green-soft',
        isWide ? 'w-full gap-3 px-3' : 'gap-2 px-2 xl:px-3',
      )}
    >
      <StarMotif className={cx('size-5 shrink-0', !isWide && 'max-xl:hidden')} />
      {t('assistant')}
      <span aria-hidden="true" className="size-3 shrink-0 rounded-full bg-primary" />
    </button>
  );
}
