import { Phone, X } from 'lucide-react';
import {
  DialogClose,
  DialogContent,
  type DialogContentProps,
  DialogPortal,
  DialogTitle,
  DialogTrigger,
  Dialog as Root,
} from 'radix-ui/dialog';
import { type ReactNode, useEffect, useState } from 'react';
import { keepAwake } from '../../platform/device/keep-awake.ts';
import { IconButton } from '../../ui/icon-button.tsx';

interface CardScreenProps {
  title: string;
  closeLabel: string;
  trigger: ReactNode;
  isOpenAtFirst?: boolean;
  /** Moves the focus elsewhere than back to the trigger. */
  onCloseAutoFocus?: DialogContentProps['onCloseAutoFocus'];
  face: ReactNode;
  /** The buttons below the card. */
  children: ReactNode;
}

/** A card full screen, in large print. The screen stays on while it is shown. */
export function CardScreen({
  title,
  closeLabel,
  trigger,
  isOpenAtFirst = false,
  onCloseAutoFocus,
  face,
  children,
}: CardScreenProps) {
  const [open, setOpen] = useState(isOpenAtFirst);
  useEffect(() => (open ? keepAwake() : undefined), [open]);
  return (
    <Root open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>{trigger}</DialogTrigger>
      <DialogPortal>
        <DialogContent
          aria-describedby={undefined}
          {...(onCloseAutoFocus && { onCloseAutoFocus })}
          className="on-deep-band fixed inset-0 z-50 overflow-y-auto [container-type:size] print:hidden"
        >
          <div className="mx-auto flex min-h-full w-full max-w-text flex-col gap-3 px-[min(1rem,4vw)] pt-3">
            <div className="flex items-center justify-between gap-3">
              <DialogTitle className="text-base font-semibold">{title}</DialogTitle>
              <DialogClose asChild>
                <IconButton
                  label={closeLabel}
                  className="rounded-full"
                  icon={<X aria-hidden="true" className="size-6" />}
                />
              </DialogClose>
            </div>
            <div className="grow overflow-hidden rounded-card bg-raised scheme-light">
              <div className="h-3 bg-ornament" />
              {face}
            </div>
            {/* Stays visible however long the card is, unless the screen is too low. */}
            <div className="sticky bottom-0 flex flex-col gap-1 bg-deep py-2 [@container(height<34rem)]:static">
              {children}
            </div>
          </div>
        </DialogContent>
      </DialogPortal>
    </Root>
  );
}

/** Calls the person on the card. */
export const CallLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a
    href={href}
    className="flex min-h-14 items-center justify-center gap-3 rounded-control bg-gold-on-deep px-5 py-3 text-lg font-semibold text-deep no-underline"
  >
    <Phone aria-hidden="true" className="size-6 shrink-0" />
    <span className="min-w-0 wrap-anywhere">{children}</span>
  </a>
);
