import { X } from 'lucide-react';
import {
  DialogClose,
  DialogContent,
  DialogPortal,
  DialogTitle,
  DialogTrigger,
  Dialog as Root,
} from 'radix-ui/dialog';
import { type ReactNode, useEffect, useState } from 'react';
import { keepAwake } from '../../platform/device/keep-awake.ts';
import { useTranslations } from '../../platform/i18n/index.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { LostCardFace } from './lost-card-face.tsx';
import type { LostCard } from './lost-card.ts';

/** The card over the whole screen, which stays lit while it is shown to somebody. */
export function LostCardSheet({ card, trigger }: { card: LostCard; trigger: ReactNode }) {
  const t = useTranslations('emergency.card');
  const [open, setOpen] = useState(false);
  useEffect(() => (open ? keepAwake() : undefined), [open]);
  return (
    <Root open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>{trigger}</DialogTrigger>
      <DialogPortal>
        <DialogContent
          aria-describedby={undefined}
          className="fixed inset-0 z-50 overflow-y-auto bg-raised text-ink scheme-light print:hidden"
        >
          <div className="mx-auto w-full max-w-text p-[min(1.25rem,5vw)]">
            <div className="flex items-center justify-between gap-3 pb-2">
              <DialogTitle className="text-base font-normal text-quiet">{t('title')}</DialogTitle>
              <DialogClose asChild>
                <IconButton label={t('close')} icon={<X aria-hidden="true" className="size-6" />} />
              </DialogClose>
            </div>
            <LostCardFace card={card} />
          </div>
        </DialogContent>
      </DialogPortal>
    </Root>
  );
}
