import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

interface ChipProps {
  isChosen: boolean;
  onChoose: () => void;
  className?: string;
  children: ReactNode;
}

/** One of a few filters. A tick marks the chosen one, besides its colour. */
export function Chip({ isChosen, onChoose, className, children }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={cx(
        'inline-flex min-h-12 max-w-full items-center gap-2 rounded-full border px-4 py-1 leading-snug font-semibold',
        isChosen
          ? 'border-transparent bg-primary text-on-primary'
          : 'border-edge bg-raised hover:bg-green-soft',
        className,
      )}
    >
      {isChosen && <Check aria-hidden="true" className="size-5 shrink-0" />}
      {/* A long word must not be wider than a small screen with large text. */}
      <span className="min-w-0 wrap-anywhere hyphens-auto">{children}</span>
    </button>
  );
}
