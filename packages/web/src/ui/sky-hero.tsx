import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Scene, type SceneName } from './scene.tsx';
import { scenes } from './scenes.generated.ts';
import { SkyArc, type SkyLight } from './sky-arc.tsx';

/** The six skies, named after the prayer or hour that begins them. */
export type SkyHour = 'fajr' | 'sunrise' | 'noon' | 'asr' | 'maghrib' | 'isha';

export type SkyHeroProps = {
  /** Undefined until known: then a plain background. */
  hour: SkyHour | undefined;
  /** The sun on its arc, or the moon. */
  light?: SkyLight | undefined;
  /** The drawing at the bottom; the hills of Makkah by default. */
  land?: SceneName | undefined;
  /** `strip` has no land, for pages about something else. `tile` is one of several on a page. */
  size?: 'page' | 'tile' | 'strip';
  className?: string;
  children: ReactNode;
};

/** The current sky over the land, with text in its upper half. It grows with the text; the land keeps its height. */
export function SkyHero({ hour, light, land, size = 'page', className, children }: SkyHeroProps) {
  return (
    <div data-sky={hour} className={cx('sky sky-hero', className)}>
      {children}
      {size !== 'strip' && (
        <>
          {/* Reserves the height of the land before it is drawn. */}
          <div aria-hidden="true" className={cx('sky-room', size === 'tile' ? 'h-14' : 'h-52')} />
          {hour && light && <SkyArc light={light} />}
          {hour && (
            <div className={cx(onGround, size === 'tile' ? 'h-28' : 'h-[276px] min-[56rem]:h-[224px]')}>
              {land ? (
                <Scene name={land} priority="eager" aspect="fill" className="object-bottom" />
              ) : (
                <Hills hour={hour} isTile={size === 'tile'} />
              )}
            </div>
          )}
        </>
      )}
    </div>
  );
}

const onGround = 'sky-drawing pointer-events-none absolute inset-x-0 bottom-0 -z-10 w-full flip-rtl';

const Hills = ({ hour, isTile }: { hour: SkyHour; isTile: boolean }) => (
  <picture>
    <source media="(width >= 56rem)" srcSet={scenes[`hills-${hour}-wide`].day} />
    <img
      src={scenes[`hills-${hour}`].day}
      alt=""
      width={430}
      height={260}
      decoding="async"
      className={cx(
        'block size-full object-cover',
        isTile ? 'object-top' : 'object-bottom',
        'isBright' in scenes[`hills-${hour}`] && 'dimmed-in-dark',
      )}
    />
  </picture>
);

/** The content of the page, which overlaps the bottom of the sky. */
export const RisingPage = ({ className, children }: { className?: string; children: ReactNode }) => (
  <div className={cx('relative z-10 -mt-8 rounded-t-sheet bg-ground', className)}>{children}</div>
);
