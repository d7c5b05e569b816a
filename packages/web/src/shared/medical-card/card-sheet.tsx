import type { MedicalCard } from '@manasik/contract/medical-card';
import { Phone, X } from 'lucide-react';
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
import { dialLink } from '../../platform/links/phone-number.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { CardFace } from './card-face.tsx';

interface CardSheetProps {
  card: MedicalCard;
  name?: string | undefined;
  trigger: ReactNode;
}

/** The card full screen, in large print. The screen stays on while it is shown. */
export function CardSheet({ card, name, trigger }: CardSheetProps) {
  const t = useTranslations('medical-card');
  const [open, setOpen] = useState(false);
  useEffect(() => (open ? keepAwake() : undefined), [open]);
  const link = card.contactPhone === null ? undefined : dialLink(card.contactPhone);
  return (
    <Root open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>{trigger}</DialogTrigger>
      <DialogPortal>
        <DialogContent
          aria-describedby={undefined}
          className="on-deep-band fixed inset-0 z-50 overflow-y-auto [container-type:size] print:hidden"
        >
          <div className="mx-auto flex min-h-full w-full max-w-text flex-col gap-3 px-[min(1rem,4vw)] pt-3">
            <div className="flex items-center justify-between gap-3">
              <DialogTitle className="text-base font-semibold">{t('title')}</DialogTitle>
              <DialogClose asChild>
                <IconButton
                  label={t('close')}
                  className="rounded-full"
                  icon={<X aria-hidden="true" className="size-6" />}
                />
              </DialogClose>
            </div>
            <div className="grow overflow-hidden rounded-card bg-raised scheme-light">
              <div className="h-3 bg-ornament" />
              <CardFace card={card} name={name} className="p-[min(1.5rem,5vw)]" />
            </div>
            <div className="sticky bottom-0 bg-deep py-2 [@container(height<34rem)]:static">
              {link && (
                <a
                  href={link}
                  className="flex min-h-14 items-center justify-center gap-3 rounded-control bg-gold-on-deep px-5 py-3 text-lg font-semibold text-deep no-underline"
                >
                  <Phone aria-hidden="true" className="size-6 shrink-0" />
                  <bdi className="min-w-0 wrap-anywhere">{card.contactName ?? card.contactPhone}</bdi>
                </a>
              )}
            </div>
          </div>
        </DialogContent>
      </DialogPortal>
    </Root>
  );
}
