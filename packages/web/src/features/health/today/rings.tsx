import type { ReactNode } from 'react';
import { cx } from '../../../ui/cx.ts';

interface RingsProps {
  /** 0 to 1; more is a full ring. */
  steps: number;
  water: number;
  /** The values of the rings as text. */
  children: ReactNode;
}

/** The steps around the water. The text in the middle and below says the same. */
export function Rings({ steps, water, children }: RingsProps) {
  return (
    <div className="@container relative mx-auto grid aspect-square w-[min(18rem,100%)] place-items-center">
      <svg
        aria-hidden="true"
        viewBox="0 0 200 200"
        fill="none"
        className="flip-rtl absolute inset-0 size-full"
      >
        <Ring radius={90} part={steps} look="stroke-primary" />
        <Ring radius={68} part={water} look="stroke-water" />
      </svg>
      <div className="relative flex w-[52%] flex-col items-center text-center leading-tight">{children}</div>
    </div>
  );
}

function Ring({ radius, part, look }: { radius: number; part: number; look: string }) {
  const around = 2 * Math.PI * radius;
  const shown = Math.min(1, Math.max(0, part));
  return (
    <>
      <circle cx="100" cy="100" r={radius} strokeWidth="17" className={cx(look, 'opacity-20')} />
      {shown > 0 && (
        <circle
          cx="100"
          cy="100"
          r={radius}
          strokeWidth="17"
          strokeLinecap="round"
          strokeDasharray={`${shown * around} ${around}`}
          transform="rotate(-90 100 100)"
          className={look}
        />
      )}
    </>
  );
}
