import { CircleCheck, X } from 'lucide-react';
import { useTranslations } from '../../platform/i18n/index.ts';
import { apart } from '../../platform/i18n/isolate.ts';
import type { Over } from '../../shared/alerts/alerts-state.ts';
import { closeOver } from '../../shared/alerts/alerts-store.ts';
import { IconButton } from '../../ui/icon-button.tsx';

function close(): void {
  closeOver();
  // The banner disappears and would lose the focus.
  document.getElementById('main')?.focus({ preventScroll: true });
}

/** Says which calls for help have ended, so that those on their way can stop. The announcement is made elsewhere. */
export function OverBanner({ over }: { over: readonly Over[] }) {
  const t = useTranslations('alerts.sos');
  return (
    <div className="border-b border-line bg-green-soft text-ink">
      <div className="page-width flex items-start gap-2 py-1">
        <CircleCheck aria-hidden="true" className="mt-3 size-6 shrink-0 text-green" />
        <ul className="min-w-0 grow py-2.5 font-semibold wrap-anywhere">
          {over.map(({ id, callerName }) => (
            <li key={id}>{t('over', { name: apart(callerName || t('someone')) })}</li>
          ))}
        </ul>
        <IconButton
          label={t('closeOver')}
          icon={<X aria-hidden="true" className="size-6" />}
          onClick={close}
        />
      </div>
    </div>
  );
}
