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
import type { CSSProperties } from 'react';
import { cx } from './cx.ts';
import type { DialogProps } from './dialog.tsx';
import { IconButton } from './icon-button.tsx';

export type SheetProps = DialogProps & {
  /** The edge it slides in from, along the line of reading. */
  side?: 'start' | 'end';
};

const sides = {
  start: { place: 'start-0 border-e', style: { '--from': -1 } },
  end: { place: 'end-0 border-s', style: { '--from': 1 } },
};

export function Sheet({
  title,
  description,
  closeLabel,
  trigger,
  footer,
  children,
  side = 'end',
  ...state
}: SheetProps) {
  const { place, style } = sides[side];
  return (
    <Root {...state}>
      {trigger && <DialogTrigger asChild>{trigger}</DialogTrigger>}
      <DialogPortal>
        <DialogOverlay className="motion-fade fixed inset-0 z-50 bg-scrim" />
        <DialogContent
          {...(description ? {} : { 'aria-describedby': undefined })}
          // React's CSSProperties does not know custom properties.
          style={style as CSSProperties}
          className={cx(
            'motion-slide fixed inset-y-0 z-50 flex w-80 max-w-[88vw] flex-col gap-4 overflow-y-auto border-line bg-raised p-[min(1.25rem,5vw)] shadow-float',
            place,
          )}
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
          {footer && <footer className="mt-auto flex flex-wrap gap-3">{footer}</footer>}
        </DialogContent>
      </DialogPortal>
    </Root>
  );
}
