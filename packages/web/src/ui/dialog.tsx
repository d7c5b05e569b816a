import {
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogOverlay,
  DialogPortal,
  DialogTitle,
  DialogTrigger,
  Dialog as Root,
} from 'radix-ui/dialog';
import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { cx } from './cx.ts';
import { IconButton } from './icon-button.tsx';

export { DialogClose };

export type DialogProps = {
  title: ReactNode;
  description?: ReactNode;
  closeLabel: string;
  /** The element that opens it; without one, `open` decides. */
  trigger?: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Focuses another element if the previously focused one is gone. */
  onOpenerGone?: () => void;
  footer?: ReactNode;
  /** Slides up from the bottom of a phone, with a handle (see sheet.tsx). */
  isSheet?: boolean;
  children?: ReactNode;
};

/** Traps the focus until it closes. On phones it is at the bottom, within reach of the thumb. */
export function Dialog({
  title,
  description,
  closeLabel,
  trigger,
  onOpenerGone,
  footer,
  isSheet = false,
  children,
  ...state
}: DialogProps) {
  const button = useRef<HTMLButtonElement>(null);
  const opener = useRef<Element>(null);
  return (
    <Root {...state}>
      {trigger && (
        <DialogTrigger ref={button} asChild>
          {trigger}
        </DialogTrigger>
      )}
      <DialogPortal>
        <DialogOverlay className="motion-fade fixed inset-0 z-50 grid place-items-end bg-scrim sm:place-items-center sm:p-4">
          <DialogContent
            {...(description ? {} : { 'aria-describedby': undefined })}
            onOpenAutoFocus={() => {
              opener.current = document.activeElement;
            }}
            onCloseAutoFocus={(event) => {
              // Radix returns the focus to its trigger only, and loses it if the trigger is gone.
              event.preventDefault();
              const back = trigger ? button.current : opener.current;
              if (back instanceof HTMLElement && back.isConnected) back.focus();
              else onOpenerGone?.();
            }}
            className={cx(
              'relative flex w-full max-w-dialog flex-col gap-4 overflow-y-auto border border-line bg-raised p-[min(1.5rem,5vw)] shadow-float',
              isSheet
                ? 'motion-sheet max-h-[86dvh] scroll-py-20 rounded-t-sheet pt-3 sm:rounded-sheet'
                : 'motion-rise max-h-[86dvh] rounded-t-card sm:rounded-card',
            )}
          >
            {isSheet && (
              <div
                aria-hidden="true"
                className="h-1.5 w-10 shrink-0 self-center rounded-full bg-line sm:hidden"
              />
            )}
            <header
              className={cx(
                'flex items-start gap-3',
                // Long content must not take the button that closes it out of reach.
                isSheet && 'sticky -top-3 z-20 -mx-2 -my-2 bg-raised px-2 py-2',
              )}
            >
              <DialogTitle className={cx('min-w-0 grow', isSheet ? 'display text-2xl' : 'text-xl')}>
                {title}
              </DialogTitle>
              <DialogClose asChild>
                <IconButton label={closeLabel} icon={<X className="size-5" />} className="-me-2 -mt-2" />
              </DialogClose>
            </header>
            {description && <DialogDescription className="-mt-3 text-quiet">{description}</DialogDescription>}
            {children}
            {footer && <footer className="flex flex-wrap justify-end gap-3">{footer}</footer>}
          </DialogContent>
        </DialogOverlay>
      </DialogPortal>
    </Root>
  );
}
