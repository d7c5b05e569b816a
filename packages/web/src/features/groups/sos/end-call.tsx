import { useRef, useState } from 'react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { QuestionDialog } from '../../../ui/question-dialog.tsx';

/** Lets a leader end a call once the person is safe. */
export function EndCall({ name, onEnd }: { name: string; onEnd: () => Promise<void> }) {
  const t = useTranslations('sos.banner');
  const common = useTranslations('common');
  const [open, setOpen] = useState(false);
  const [pending, setPending] = useState(false);
  const around = useRef<HTMLElement>(null);
  async function end() {
    setPending(true);
    await onEnd();
    setPending(false);
    setOpen(false);
  }
  return (
    <QuestionDialog
      open={open}
      onOpenChange={setOpen}
      title={t('endTitle', { name })}
      description={t('endText', { name })}
      closeLabel={common('close')}
      // The card disappears with the call, but the group's card around it remains.
      onOpenerGone={() => around.current?.focus({ preventScroll: true })}
      trigger={
        <Button
          ref={(button) => {
            around.current ??= button?.closest<HTMLElement>('[tabindex]') ?? null;
          }}
          variant="quiet"
        >
          {t('end')}
        </Button>
      }
      keepLabel={t('keep')}
      confirmLabel={t('end')}
      pending={pending}
      onConfirm={() => void end()}
    />
  );
}
