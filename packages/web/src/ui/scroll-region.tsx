import type { ReactNode } from 'react';
import { cx } from './cx.ts';

interface ScrollRegionProps {
  label: string;
  className?: string;
  children: ReactNode;
}

/** Lets a wide table scroll sideways. A scrolling area must be reachable by keyboard. */
export const ScrollRegion = ({ label, className, children }: ScrollRegionProps) => (
  <div role="region" aria-label={label} tabIndex={0} className={cx('overflow-x-auto', className)}>
    {children}
  </div>
);
