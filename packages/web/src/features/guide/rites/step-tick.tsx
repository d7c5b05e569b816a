import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useFormatter } from '../../../platform/i18n/index.ts';
import { cx } from '../../../ui/cx.ts';
import { useEarlyChoice } from '../../../ui/use-early-choice.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

interface StepTickProps {
  number: number;
  title: ReactNode;
  isDone: boolean;
  /** The next step to do, with a thick ring around its circle. */
  isCurrent: boolean;
  onChange: (isDone: boolean) => void;
}

/** The number of a step in a circle, which is its checkbox. */
export function StepTick({ number, title, isDone, isCurrent, onChange }: StepTickProps) {
  const { number: digits } = useFormatter();
  const id = useId();
  const holder = useEarlyChoice<HTMLDivElement>();
  return (
    <div ref={holder} className="min-w-0 grow">
      <label htmlFor={id} className="flex min-h-12 items-center gap-4">
        <span className="relative grid size-11 shrink-0 place-items-center">
          <input
            id={id}
            type="checkbox"
            autoComplete="off"
            checked={isDone}
            onChange={({ target }) => onChange(target.checked)}
            className={cx(
              'peer absolute inset-0 appearance-none rounded-full bg-ground transition-colors checked:border-primary checked:bg-primary',
              isCurrent ? 'border-4 border-primary' : 'border-2 border-edge',
            )}
          />
          <span
            aria-hidden="true"
            className={cx(
              'display pointer-events-none relative text-xl leading-none peer-checked:hidden',
              isCurrent && 'text-green',
            )}
          >
            {digits(number)}
          </span>
          <Check
            aria-hidden="true"
            strokeWidth={3}
            className="pointer-events-none relative hidden size-6 text-on-primary peer-checked:block"
          />
        </span>
        <span
          className={cx(
            'min-w-0 text-lg leading-snug',
            isDone ? 'text-quiet print:text-ink' : 'font-semibold',
          )}
        >
          <VisuallyHidden>{digits(number)}. </VisuallyHidden>
          {title}
        </span>
      </label>
    </div>
  );
}
