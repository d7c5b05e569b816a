import type { ReactNode } from 'react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { cx } from '../../../ui/cx.ts';
import { Scene } from '../../../ui/scene.tsx';
import { useStationNow } from '../progress/use-station-now.ts';
import { type Stop, stopNow, stops } from './stops.ts';

// The position of each place in the drawing, and of its mark on the route, in per cent of width and height.
const places: Readonly<Record<Stop, { name: string; mark: string }>> = {
  makkah: { name: '@min-[17.5rem]:start-[14%] @min-[17.5rem]:top-[71%]', mark: 'start-[27.7%] top-[65.1%]' },
  mina: { name: '@min-[17.5rem]:start-[48%] @min-[17.5rem]:top-[40.5%]', mark: 'start-[43.6%] top-[62.8%]' },
  arafat: { name: '@min-[17.5rem]:start-[83%] @min-[17.5rem]:top-[41%]', mark: 'start-[84.6%] top-[66.5%]' },
  muzdalifah: {
    name: '@min-[17.5rem]:start-[67%] @min-[17.5rem]:top-[82%]',
    mark: 'start-[67.2%] top-[77.5%]',
  },
};

/**
 * The valley of the Hajj below the title of the guide. Like a map, it is never mirrored, and its labels keep their
 * places. If large text leaves no room on the picture, the labels move to rows below it.
 */
export function JourneyPicture({ children }: { children: ReactNode }) {
  const t = useTranslations('guide.journey');
  const now = stopNow(useStationNow());
  return (
    <div className="@container mx-auto max-w-[30rem] overflow-hidden bg-journey-sky in-data-[contrast=high]:bg-ground md:rounded-card print:bg-transparent">
      <header className="relative z-10 px-5 pt-5 pb-4 in-data-[contrast=high]:mb-0 @min-[17.5rem]:not-in-data-[contrast=high]:-mb-[30%] md:px-6">
        {children}
      </header>
      <div dir="ltr" className="relative print:hidden">
        <Scene
          name="panorama"
          alt={t('alt')}
          priority="eager"
          className="[mask-image:linear-gradient(transparent,currentcolor_18%)]"
        />
        {now && (
          <span
            aria-hidden="true"
            className={cx(
              'absolute aspect-square w-[8%] -translate-1/2 rounded-full border-[0.3rem] border-raised bg-primary outline-4 outline-primary/40',
              places[now].mark,
            )}
          />
        )}
        <ul className="@max-[17.5rem]:flex @max-[17.5rem]:flex-wrap @max-[17.5rem]:gap-2 @max-[17.5rem]:p-4 @max-[17.5rem]:pb-12">
          {stops.map((stop) => (
            <li
              key={stop}
              aria-current={stop === now ? 'location' : undefined}
              className={cx(
                'rounded-full px-3 py-0.5 text-sm font-semibold whitespace-nowrap @min-[17.5rem]:absolute @min-[17.5rem]:-translate-x-1/2',
                stop === now ? 'bg-primary text-on-primary' : 'bg-raised text-ink',
                places[stop].name,
              )}
            >
              <span dir="auto">
                {stop === now ? t('now', { place: t(`places.${stop}`) }) : t(`places.${stop}`)}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
