import { cx } from './cx.ts';

export type StrengthMeterProps = {
  /** 0 (empty, or guessed at once) to 4. */
  score: 0 | 1 | 2 | 3 | 4;
  /** "Password strength" */
  label: string;
  /** The score in words, "Weak"; shown, and announced when it changes. */
  value: string;
};

const steps = [1, 2, 3, 4];

export function StrengthMeter({ score, label, value }: StrengthMeterProps) {
  const tone = score < 2 ? 'bg-destructive' : score < 3 ? 'bg-ornament' : 'bg-primary';
  return (
    <div className="flex items-center gap-3 text-sm">
      <div
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={4}
        aria-valuenow={score}
        aria-valuetext={value}
        className="flex grow gap-1"
      >
        {steps.map((step) => (
          <span
            key={step}
            className={cx(
              'h-2 grow rounded-full border',
              score >= step ? `${tone} border-transparent` : 'border-edge',
            )}
          />
        ))}
      </div>
      <span aria-live="polite" className="min-w-[6ch] font-semibold">
        {value}
      </span>
    </div>
  );
}
