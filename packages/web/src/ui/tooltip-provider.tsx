import { TooltipProvider as Root } from 'radix-ui/tooltip';
import type { ReactNode } from 'react';

/** One around all tooltips that follow each other: 700 ms until the first opens, 300 ms in which the next opens at once. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Root delayDuration={700} skipDelayDuration={300}>
      {children}
    </Root>
  );
}
