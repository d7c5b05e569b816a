import { CircleCheck, Hand, X } from 'lucide-react';
import { useRef } from 'react';
import { useFormatter, useTranslations } from '../../platform/i18n/index.ts';
import { apart } from '../../platform/i18n/isolate.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { AnswerNote, OthersButton } from './alert-parts.tsx';
import type { AnswerStatus, RollCallAlert } from '../../shared/alerts/alerts-state.ts';
import { answerRollCall, closeRollCall } from '../../shared/alerts/alerts-store.ts';

interface RollCallBannerProps {
  alert: RollCallAlert;
  answer: AnswerStatus;
  /** The number of further alerts. */
  others: number;
  onNext: () => void;
}

/** A roll call that one tap answers. When dismissed, the question stays on the group's page. */
export function RollCallBanner({ alert, answer, others, onNext }: RollCallBannerProps) {
  const t = useTranslations('alerts.rollCall');
  const { number } = useFormatter();
  const { group, startedByName, hereCount, askedCount } = alert;
  const groupName = apart(group.name);
  const actions = useRef<HTMLDivElement>(null);
  function answerNow() {
    answerRollCall(alert);
    // The button disappears, so focus moves to the result.
    actions.current?.focus();
  }
  function close() {
    closeRollCall(alert.id);
    // The banner disappears and would lose the focus.
    document.getElementById('main')?.focus({ preventScroll: true });
  }
  return (
    <div className="border-b border-line bg-gold-soft text-ink">
      <div className="page-width flex flex-col gap-2 py-2 sm:py-3">
        <div className="flex items-start gap-1">
          <div className="min-w-0 grow py-1">
            <p className="text-lg leading-snug font-semibold">{t('title')}</p>
            <p className="text-sm wrap-anywhere">
              {startedByName
                ? t('from', { name: apart(startedByName), group: groupName })
                : t('fromLeader', { group: groupName })}
              {' · '}
              {t('count', { here: number(hereCount), asked: number(askedCount) })}
            </p>
          </div>
          <IconButton label={t('close')} icon={<X aria-hidden="true" className="size-6" />} onClick={close} />
        </div>
        <div ref={actions} tabIndex={-1} className="flex flex-wrap items-center gap-2">
          {answer === 'none' ? (
            <Button className="grow" onClick={answerNow}>
              <Hand aria-hidden="true" className="size-6" />
              {t('answer')}
            </Button>
          ) : (
            <p role="status" className="flex min-h-12 grow items-center gap-2 font-semibold text-green">
              <CircleCheck aria-hidden="true" className="size-6 shrink-0" />
              <span className="min-w-0">{t(answer === 'sent' ? 'answered' : 'answering')}</span>
            </p>
          )}
          <OthersButton count={others} onNext={onNext} />
        </div>
        <AnswerNote id={alert.id} answer={answer} />
      </div>
    </div>
  );
}
