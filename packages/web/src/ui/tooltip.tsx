import { TooltipArrow, TooltipContent, TooltipTrigger, Tooltip as Root } from 'radix-ui/tooltip';
import type { ReactNode } from 'react';

export type TooltipProps = {
  /** A few words more; never the only way to learn them, for a touch screen has no hover. */
  label: ReactNode;
  side?: 'top' | 'bottom';
  /** One element that takes the focus. */
  children: ReactNode;
};

export function Tooltip({ label, side = 'top', children }: TooltipProps) {
  return (
    <Root>
      <TooltipTrigger asChild>{children}</TooltipTrigger>
      <TooltipContent
        side={side}
        sideOffset={6}
        collisionPadding={8}
        className="motion-fade z-60 max-w-72 rounded-control bg-ink px-3 py-2 text-sm text-ground shadow-float"
      >
        {label}
        <TooltipArrow className="fill-ink" />
      </TooltipContent>
    </Root>
  );
}
