import { cx } from '../../ui/cx.ts';

/** The place of words that are still to come, as high as their line: nothing moves when they arrive. */
export function Blank({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'motion-breathe inline-block h-[0.75em] max-w-full rounded-sm bg-current align-baseline opacity-20',
        className,
      )}
    />
  );
}
