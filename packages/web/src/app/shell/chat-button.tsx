import { useTranslations } from '../../platform/i18n/index.ts';
import { openChat } from '../../shared/assistant/open-chat.ts';
import { cx } from '../../ui/cx.ts';
import { Dot } from '../../ui/dot.tsx';
import { StarMotif } from '../../ui/star-motif.tsx';

interface ChatButtonProps {
  /** With its name, as wide as the drawer. */
  isWide?: boolean;
  onChoose?: () => void;
}

/** Opens the chat. The dot says that the assistant can answer: always, because it also works offline. */
export function ChatButton({ isWide = false, onChoose }: ChatButtonProps) {
  const t = useTranslations('navigation');
  const label = t('assistant');
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={label}
      title={t('assistantActive')}
      onClick={() => {
        onChoose?.();
        openChat('guide');
      }}
      className={cx(
        'flex min-h-12 items-center rounded-control font-semibold text-ink transition-colors hover:bg-green-soft',
        isWide ? 'w-full gap-3 px-3' : 'min-w-11 justify-center',
      )}
    >
      <StarMotif className={isWide ? 'size-5 shrink-0' : 'size-7 shrink-0'} />
      {isWide && label}
      <Dot />
    </button>
  );
}
