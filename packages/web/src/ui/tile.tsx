import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from './cx.ts';
import { Scene, type SceneName } from './scene.tsx';

/** Two tiles a row on a phone, one where the text is large, four on a wide screen. */
export const Tiles = ({ label, className, children }: TilesProps) => (
  <ul
    aria-label={label}
    className={cx(
      'grid grid-cols-[repeat(auto-fill,minmax(max(min(100%,9rem),22%),1fr))] gap-3 sm:gap-4',
      className,
    )}
  >
    {children}
  </ul>
);

type TilesProps = { label?: string; className?: string; children: ReactNode };

export type TileProps = {
  to: string;
  name: ReactNode;
  /** One short line. */
  fact?: ReactNode;
  scene: SceneName;
};

/** A picture, a name and one fact; the whole of it leads to its page. */
export const Tile = ({ to, name, fact, scene }: TileProps) => (
  <li className="flex min-w-0">
    <Link
      to={to}
      className="flex w-full min-w-0 flex-col overflow-hidden surface text-ink no-underline transition-transform hover:bg-green-soft active:scale-98"
    >
      <Scene name={scene} className="aspect-3/2 object-cover" />
      <span className="flex flex-col px-4 pt-3 pb-4">
        <span className="text-lg leading-snug font-semibold">{name} </span>
        {fact && <span className="text-sm leading-snug text-quiet">{fact}</span>}
      </span>
    </Link>
  </li>
);
