import { RefreshCw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import { cx } from './cx.ts';
import { useReducedMotion } from './use-reduced-motion.ts';

export type FlipCardProps = {
  front: ReactNode;
  back: ReactNode;
  /** What the button says while the front is up, and while the back is up. */
  labels: { showBack: string; showFront: string };
  className?: string;
};

const face =
  'col-start-1 row-start-1 flex min-w-0 flex-col gap-3 rounded-card border bg-raised p-[min(1.5rem,5vw)] pb-20 ' +
  'motion-reduce:row-start-auto motion-reduce:pb-[min(1.5rem,5vw)]';

/**
 * Two sides of one card, turned by a button. Both lie in the same cell, so that the card is as high as its
 * longer side and nothing moves. Who wants no motion gets both sides, one under the other, and no button.
 */
export function FlipCard({ front, back, labels, className }: FlipCardProps) {
  const [flipped, setFlipped] = useState(false);
  const still = useReducedMotion();
  return (
    <div className={cx('relative flip-card', className)} data-flipped={flipped || undefined}>
      <div className="flip-card-inner grid h-full motion-reduce:gap-4">
        <div className={cx(face, 'flip-card-front border-line shadow-card')} inert={flipped && !still}>
          {front}
        </div>
        <div className={cx(face, 'flip-card-back border-ornament shadow-card')} inert={!flipped && !still}>
          {back}
        </div>
      </div>
      <div className="absolute inset-x-0 bottom-4 flex justify-center px-4 motion-reduce:hidden">
        <Button variant="secondary" onClick={() => setFlipped(!flipped)}>
          <RefreshCw aria-hidden="true" className="size-5" />
          {flipped ? labels.showFront : labels.showBack}
        </Button>
      </div>
    </div>
  );
}
