import { cx } from './cx.ts';
import { spots } from './spots.generated.ts';

export type SpotName = keyof typeof spots;

/** A round drawing for empty, missing or disabled states. The text beside it explains it. */
export function Spot({ name, className }: { name: SpotName; className?: string }) {
  return (
    <img
      src={spots[name]}
      alt=""
      width={148}
      height={148}
      loading="lazy"
      decoding="async"
      className={cx('dimmed-in-dark size-37 max-w-full', className)}
    />
  );
}
