import { cx } from './cx.ts';
import { scenes } from './scenes.generated.ts';

export type SceneName = keyof typeof scenes;

export type SceneProps = {
  name: SceneName;
  /** Alternative text, if no text beside it describes it. Without it the drawing is decorative. */
  alt?: string;
  /** `eager` for drawings that are visible at once, loaded with the page. */
  priority?: 'lazy' | 'eager';
  /** Its own proportions, a strip, a square, or the size of its container. */
  aspect?: 'own' | 'strip' | 'square' | 'fill';
  className?: string;
};

interface SceneFile {
  day: string;
  night?: string;
  /** Whether it is too bright for the dark theme. */
  isBright?: boolean;
  width?: number;
  height?: number;
}

const aspects = {
  own: 'w-full h-auto',
  strip: 'w-full aspect-2/1',
  square: 'w-full aspect-square',
  fill: 'size-full',
};

/**
 * A drawing of the journey, by day or by night to match the theme. The page contains both, one of them hidden: the
 * theme is known before the first paint, but not during prerendering. Hidden lazy images are not loaded.
 */
export function Scene({ name, alt = '', priority = 'lazy', aspect = 'own', className }: SceneProps) {
  const { day, night, isBright, width = 360, height = 240 }: SceneFile = scenes[name];
  const shared = { width, height, loading: priority, decoding: 'async' } as const;
  const look = cx('block object-cover', aspects[aspect], className);
  if (!night)
    return <img {...shared} alt={alt} src={day} className={cx(look, isBright && 'dimmed-in-dark')} />;
  return (
    <>
      <img {...shared} alt={alt} src={day} className={cx(look, 'only-light')} />
      <img {...shared} alt={alt} src={night} className={cx(look, 'only-dark')} />
    </>
  );
}
