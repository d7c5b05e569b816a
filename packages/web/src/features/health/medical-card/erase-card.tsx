import { useState } from 'react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogClose } from '../../../ui/dialog.tsx';
import { keptCard } from './kept-card.ts';

/** Erases the card from this device. A shared card is withdrawn separately. */
export function EraseCard({ isEmpty }: { isEmpty: boolean }) {
  const t = useTranslations('medical-card.erase');
  const common = useTranslations('common');
  const [open, setOpen] = useState(false);
  const [said, say] = useState('');
  function erase() {
    keptCard.set(null);
    setOpen(false);
    say(t('done'));
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t('title')}
        description={t('text')}
        closeLabel={common('close')}
        trigger={
          <Button variant="secondary" aria-disabled={isEmpty}>
            {t('button')}
          </Button>
        }
        footer={
          <>
            <DialogClose asChild>
              <Button variant="secondary">{t('keep')}</Button>
            </DialogClose>
            <Button variant="destructive" onClick={erase}>
              {t('button')}
            </Button>
          </>
        }
      />
      <p role="status">{isEmpty && said}</p>
    </div>
  );
}
