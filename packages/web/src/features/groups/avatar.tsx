import { cx } from '../../ui/cx.ts';

interface AvatarProps {
  letter: string;
  /** Of the person on the map, 0 to 4. */
  colour?: number;
  className?: string;
}

/** A round avatar with letters. Decorative, because the name is beside it. */
export function Avatar({ letter, colour, className }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      style={colour === undefined ? undefined : { background: `var(--person-${colour})` }}
      className={cx(
        'grid size-11 shrink-0 place-items-center rounded-full font-semibold',
        colour === undefined ? 'bg-green-soft text-lg text-green' : 'text-on-person',
        className,
      )}
    >
      {letter}
    </span>
  );
}
