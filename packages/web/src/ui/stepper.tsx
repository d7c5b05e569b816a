import { Minus, Plus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { IconButton } from './icon-button.tsx';

export type StepperProps = {
  label: ReactNode;
  value: number;
  min: number;
  max: number;
  /** The value as text: "+3 min". */
  text: string;
  lessLabel: string;
  moreLabel: string;
  onChange: (value: number) => void;
};

/** A small whole number between two buttons, so that no keyboard opens and negative numbers are easy. */
export function Stepper({ label, value, min, max, text, lessLabel, moreLabel, onChange }: StepperProps) {
  const labelId = useId();
  const step = (by: number) => {
    const next = Math.min(max, Math.max(min, value + by));
    if (next !== value) onChange(next);
  };
  // Large text must not push a button off the screen.
  const button = 'max-w-[15vw] border border-edge bg-raised aria-disabled:opacity-60';
  // At the limit the button is not disabled, because it would lose the focus.
  return (
    <div
      role="group"
      aria-labelledby={labelId}
      className="flex min-w-0 flex-wrap items-center justify-between gap-x-3 gap-y-1"
    >
      <span id={labelId} className="min-w-0 font-semibold">
        {label}
      </span>
      <span className="flex max-w-full flex-wrap items-center gap-1">
        <IconButton
          label={lessLabel}
          aria-disabled={value <= min}
          className={button}
          icon={<Minus aria-hidden="true" className="size-5" />}
          onClick={() => step(-1)}
        />
        <output className="min-w-[min(4.5rem,12vw)] text-center tabular-nums">{text}</output>
        <IconButton
          label={moreLabel}
          aria-disabled={value >= max}
          className={button}
          icon={<Plus aria-hidden="true" className="size-5" />}
          onClick={() => step(1)}
        />
      </span>
    </div>
  );
}
