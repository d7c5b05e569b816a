import { cx } from './cx.ts';
import { scenes } from './scenes.generated.ts';

export type SceneName = keyof typeof scenes;

export type SceneProps = {
  name: SceneName;
  /** What it shows, where no words beside it say so. Without it the drawing is an ornament. */
  alt?: string;
  /** `eager` where it is seen as soon as the page is: fetched with the page, not when it comes near. */
  priority?: 'lazy' | 'eager';
  /** Its own proportions, a strip, a square, or whatever holds it. */
  aspect?: 'own' | 'strip' | 'square' | 'fill';
  className?: string;
};

interface SceneFile {
  day: string;
  night?: string;
  /** Too bright for the dark theme as it is. */
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
 * A drawing of the journey, by day or by night as the theme has it. Both stand in the page, one of them hidden: the theme
 * is known before the first paint, but not when the page is rendered. What is hidden and lazy is not fetched.
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
