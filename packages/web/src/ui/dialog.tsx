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
  /** Puts the focus somewhere when what had it before is gone. */
  onOpenerGone?: () => void;
  footer?: ReactNode;
  children?: ReactNode;
};

/** Holds the focus until it is closed. On phones it stands at the foot of the screen, within the thumb's reach. */
export function Dialog({
  title,
  description,
  closeLabel,
  trigger,
  onOpenerGone,
  footer,
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
              // Radix gives the focus back to its trigger alone, and to nobody when that has gone.
              event.preventDefault();
              const back = trigger ? button.current : opener.current;
              if (back instanceof HTMLElement && back.isConnected) back.focus();
              else onOpenerGone?.();
            }}
            className="motion-rise relative flex max-h-[92dvh] w-full max-w-dialog flex-col gap-4 overflow-y-auto rounded-t-card border border-line bg-raised p-[min(1.5rem,5vw)] shadow-float sm:rounded-card"
          >
            <header className="flex items-start gap-3">
              <div className="min-w-0 grow">
                <DialogTitle className="text-xl">{title}</DialogTitle>
                {description && (
                  <DialogDescription className="mt-1 text-quiet">{description}</DialogDescription>
                )}
              </div>
              <DialogClose asChild>
                <IconButton label={closeLabel} icon={<X className="size-5" />} className="-me-2 -mt-2" />
              </DialogClose>
            </header>
            {children}
            {footer && <footer className="flex flex-wrap justify-end gap-3">{footer}</footer>}
          </DialogContent>
        </DialogOverlay>
      </DialogPortal>
    </Root>
  );
}
