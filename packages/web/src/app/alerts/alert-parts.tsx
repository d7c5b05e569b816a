import { CloudOff } from 'lucide-react';
import { useErrorText } from '../../platform/api/index.ts';
import { ApiError } from '../../platform/api/api-error.ts';
import { useTranslations } from '../../platform/i18n/index.ts';
import { useIsOnline } from '../../platform/api/network.ts';
import type { AnswerStatus } from '../../shared/alerts/alerts-state.ts';
import { useAlerts } from '../../shared/alerts/alerts-store.ts';

interface OthersButtonProps {
  count: number;
  onNext: () => void;
}

/** The number of further alerts, as a button that shows the next one. */
export function OthersButton({ count, onNext }: OthersButtonProps) {
  const t = useTranslations('alerts');
  if (count === 0) return null;
  return (
    <button
      type="button"
      className="min-h-[min(3rem,14vw)] rounded-control px-3 text-sm font-semibold text-current underline"
      onClick={onNext}
    >
      {t('others', { count })}
    </button>
  );
}

/** The reason why an answer has not reached the group. */
export function AnswerNote({ id, answer }: { id: string; answer: AnswerStatus }) {
  const t = useTranslations('alerts');
  const errorText = useErrorText();
  const code = useAlerts().refused[id];
  const isOnline = useIsOnline();
  return (
    <p role="status" className="flex items-center gap-2 text-sm empty:hidden">
      {answer === 'waiting' && !isOnline && (
        <>
          <CloudOff aria-hidden="true" className="size-5 shrink-0" />
          <span className="min-w-0">{t('waiting')}</span>
        </>
      )}
      {code !== undefined && `${t('failed')} ${errorText(new ApiError(0, code, code))}`}
    </p>
  );
}
