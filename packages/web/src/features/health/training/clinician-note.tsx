import { Stethoscope } from 'lucide-react';
import { useRef } from 'react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Dialog, DialogClose } from '../../../ui/dialog.tsx';
import type { Screening } from './screening.ts';
import { answerScreening } from './use-training.ts';

/** Sends people with a concern to a clinician, and takes down that one has agreed. This can be taken back. */
export function ClinicianNote({ screening }: { screening: Screening }) {
  const t = useTranslations('training.clinician');
  const holder = useRef<HTMLDivElement>(null);
  // The button that was tapped is gone after the answer.
  const focus = () => holder.current?.focus();
  if (screening.clinician === 'not-needed') return null;
  function takeBack(): void {
    answerScreening({ ...screening, clinician: 'to-see' });
    focus();
  }
  return (
    <div ref={holder} tabIndex={-1} className="scroll-mt-24 outline-none">
      {screening.clinician === 'cleared' ? (
        <div className="flex flex-col items-start gap-2 rounded-control bg-gold-soft px-4 py-3">
          <p>{t('clearedNote')}</p>
          <Button variant="quiet" onClick={takeBack}>
            {t('takeBack')}
          </Button>
        </div>
      ) : (
        <Card title={t('title')} titleId="clinician" icon={<Stethoscope className="size-5" />}>
          <p>{t('text')}</p>
          <p>{t('ask')}</p>
          <div>
            <Confirm onYes={() => answerScreening({ ...screening, clinician: 'cleared' })} onGone={focus} />
          </div>
        </Card>
      )}
    </div>
  );
}

/** Asks again, because the answer lifts the limit of the plan. */
function Confirm({ onYes, onGone }: { onYes: () => void; onGone: () => void }) {
  const t = useTranslations('training.clinician');
  const common = useTranslations('common');
  return (
    <Dialog
      title={t('question')}
      description={t('questionText')}
      closeLabel={common('close')}
      onOpenerGone={onGone}
      trigger={<Button variant="secondary">{t('cleared')}</Button>}
      footer={
        <>
          <DialogClose asChild>
            <Button variant="secondary">{common('cancel')}</Button>
          </DialogClose>
          <DialogClose asChild>
            <Button onClick={onYes}>{t('yes')}</Button>
          </DialogClose>
        </>
      }
    />
  );
}
