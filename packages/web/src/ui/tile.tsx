import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from './cx.ts';
import { Scene, type SceneName } from './scene.tsx';
import { TileFace, tileClass } from './tile-face.tsx';

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

/** A picture, a name and one fact, as one link. */
export const Tile = ({ to, name, fact, scene }: TileProps) => (
  <li className="flex min-w-0">
    <Link to={to} className={tileClass()}>
      <TileFace
        picture={<Scene name={scene} className="aspect-3/2 object-cover" />}
        title={name}
        text={fact}
      />
    </Link>
  </li>
);
