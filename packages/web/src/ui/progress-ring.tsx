import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export type ProgressRingProps = {
  /** 0 to 1; clamped. */
  value: number;
  /** The label: "Prayers today". */
  label: string;
  /** The value in words: "3 of 5". Announced instead of a percentage. */
  valueText?: string;
  /** Content in the middle. */
  children?: ReactNode;
  className?: string;
};

const radius = 42;
const around = 2 * Math.PI * radius;

export function ProgressRing({ value, label, valueText, children, className }: ProgressRingProps) {
  const part = Math.min(1, Math.max(0, Number.isFinite(value) ? value : 0));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(part * 100)}
      aria-valuetext={valueText}
      className={cx('relative grid place-items-center', className ?? 'size-28')}
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 100 100"
        fill="none"
        className="flip-rtl absolute inset-0 size-full"
      >
        <circle cx="50" cy="50" r={radius} strokeWidth="9" className="stroke-line" />
        {part > 0 && (
          <circle
            cx="50"
            cy="50"
            r={radius}
            strokeWidth="9"
            strokeLinecap="round"
            strokeDasharray={`${part * around} ${around}`}
            transform="rotate(-90 50 50)"
            className="stroke-primary"
          />
        )}
      </svg>
      <div className="relative text-center leading-tight font-semibold">{children}</div>
    </div>
  );
}
