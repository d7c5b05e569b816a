import { memo } from 'react';
import { RisingPage } from '../../../ui/sky-hero.tsx';
import { MapCard } from './map-card.tsx';
import { OriginCard } from './origin-card.tsx';
import { QiblaHero } from './qibla-hero.tsx';
import { SunCard } from './sun-card.tsx';
import { useLiveQibla } from './use-live-qibla.ts';
import { useQiblaPage } from './use-qibla-page.ts';

// The compass draws the page again at each turn of the phone.
const StillMapCard = memo(MapCard);
const StillSunCard = memo(SunCard);

/** Also prerendered: skeletons until a place is known. */
export default function QiblaPage() {
  const page = useQiblaPage();
  const { view, zone, now } = page;
  const compass = useLiveQibla(view, now);
  // Near the Kaaba, at the poles and at the antipode, a bearing would mislead.
  const hasBearing = view && !view.isNear && view.limit === null;
  return (
    <>
      <QiblaHero page={page} compass={compass} />
      <RisingPage className="pt-5 pb-10 sm:pt-8">
        <div className="page-width grid items-start gap-4 sm:gap-6 lg:grid-cols-2">
          <OriginCard page={page} compass={compass} />
          {hasBearing && <StillMapCard view={view} place={page.place?.name} />}
          {hasBearing && now && zone && (
            <StillSunCard view={view} place={page.place?.name} now={now} zone={zone} />
          )}
        </div>
      </RisingPage>
    </>
  );
}
