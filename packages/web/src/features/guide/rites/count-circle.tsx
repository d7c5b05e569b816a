import { type KeyboardEvent, useId } from 'react';
import { useFormatter } from '../../../platform/i18n/index.ts';
import { cx } from '../../../ui/cx.ts';

interface CountCircleProps {
  /** The accessible name. It does not change with the count, so that screen readers do not repeat it on each tap. */
  label: string;
  count: number;
  total: number;
  /** "of 7". */
  of: string;
  isFull: boolean;
  onPress: () => void;
}

const radius = 44;
const gapDegrees = 8;

/** The large round button of a counter, with one segment for each item to count. Its text is laid over it. */
export function CountCircle({ label, count, total, of, isFull, onPress }: CountCircleProps) {
  const { number } = useFormatter();
  const countId = useId();
  const piece = (2 * Math.PI * radius) / total;
  const gap = (gapDegrees / 360) * 2 * Math.PI * radius;
  return (
    <div className="relative grid size-[min(60vw,13rem)] place-items-center select-none">
      <button
        type="button"
        aria-label={label}
        aria-describedby={countId}
        onClick={onPress}
        onKeyDown={ignoreRepeats}
        className={cx(
          'absolute inset-0 touch-manipulation rounded-full border',
          isFull
            ? 'border-transparent bg-gold-soft'
            : 'border-edge bg-raised hover:bg-green-soft active:bg-green-soft',
        )}
      />
      <svg
        aria-hidden="true"
        viewBox="0 0 100 100"
        fill="none"
        className="flip-rtl pointer-events-none absolute inset-0 size-full"
      >
        {Array.from({ length: total }, (_, index) => (
          <circle
            key={index}
            cx="50"
            cy="50"
            r={radius}
            strokeWidth="7"
            strokeDasharray={`${piece - gap} ${2 * Math.PI * radius}`}
            transform={`rotate(${(index * 360) / total - 90 + gapDegrees / 2} 50 50)`}
            className={index < count ? 'stroke-primary' : 'stroke-line'}
          />
        ))}
      </svg>
      <p id={countId} className="pointer-events-none relative leading-tight">
        <span className="block text-[min(18vw,4rem)] leading-none font-semibold tabular-nums">
          {number(count)}{' '}
        </span>
        <span className="block text-quiet [&:lang(ur)]:text-sm [&:lang(ur)]:leading-snug">{of}</span>
      </p>
    </div>
  );
}

/** A key that is held down counts only once. */
function ignoreRepeats(event: KeyboardEvent): void {
  if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
}
