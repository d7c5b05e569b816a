import { PencilLine, Phone, X } from 'lucide-react';
import {
  DialogClose,
  DialogContent,
  DialogPortal,
  DialogTitle,
  DialogTrigger,
  Dialog as Root,
} from 'radix-ui/dialog';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { keepAwake } from '../../platform/device/keep-awake.ts';
import { useTranslations } from '../../platform/i18n/index.ts';
import { apart } from '../../platform/i18n/isolate.ts';
import { dialable } from '../../platform/links/phone-number.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { LostCardFace } from './lost-card-face.tsx';
import { LostCardVoice } from './lost-card-voice.tsx';
import { cardFormId, isEmpty, type LostCard } from './lost-card.ts';

interface LostCardSheetProps {
  card: LostCard;
  trigger: ReactNode;
  isOpenAtFirst?: boolean;
}

/** The card full screen. The screen stays on while it is shown. */
export function LostCardSheet({ card, trigger, isOpenAtFirst = false }: LostCardSheetProps) {
  const t = useTranslations('emergency.card');
  const [open, setOpen] = useState(isOpenAtFirst);
  const opensForm = useRef(false);
  useEffect(() => (open ? keepAwake() : undefined), [open]);
  return (
    <Root open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>{trigger}</DialogTrigger>
      <DialogPortal>
        <DialogContent
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            if (!opensForm.current) return;
            // Otherwise the focus returns to the button, and the page scrolls back to it.
            event.preventDefault();
            opensForm.current = false;
            const heading = document.getElementById(cardFormId);
            heading?.setAttribute('tabindex', '-1');
            heading?.focus({ preventScroll: true });
            heading?.scrollIntoView();
          }}
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
              <LostCardFace card={card} className="p-[min(1.5rem,5vw)]" />
            </div>
            {/* Stays visible however long the card is, unless the screen is too low. */}
            <div className="sticky bottom-0 flex flex-col gap-1 bg-deep py-2 [@container(height<34rem)]:static">
              {isEmpty(card) && <FillIn onClick={() => (opensForm.current = true)} />}
              <CallLeader card={card} />
              <LostCardVoice hasNumber={dialable(card.leaderPhone) !== undefined} />
            </div>
          </div>
        </DialogContent>
      </DialogPortal>
    </Root>
  );
}

/** Leads from the empty card to its form, which is far down the page. */
function FillIn({ onClick }: { onClick: () => void }) {
  const t = useTranslations('emergency.card');
  return (
    <DialogClose asChild>
      <a
        href={`#${cardFormId}`}
        onClick={onClick}
        className="flex min-h-14 items-center justify-center gap-3 rounded-control border border-on-deep-quiet px-5 py-3 text-lg font-semibold text-on-deep no-underline"
      >
        <PencilLine aria-hidden="true" className="size-6 shrink-0" />
        {t('fill')}
      </a>
    </DialogClose>
  );
}

function CallLeader({ card }: { card: LostCard }) {
  const t = useTranslations('emergency.card');
  const number = dialable(card.leaderPhone);
  const name = card.leader.trim();
  if (!number) return null;
  return (
    <a
      href={`tel:${number}`}
      className="flex min-h-14 items-center justify-center gap-3 rounded-control bg-gold-on-deep px-5 py-3 text-lg font-semibold text-deep no-underline"
    >
      <Phone aria-hidden="true" className="size-6 shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        {name ? t('call', { name: apart(name) }) : t('callLeader')}
      </span>
    </a>
  );
}
