import { useTranslations } from '../../../platform/i18n/index.ts';
import { WorshipFrame } from '../worship-frame.tsx';
import { DirectionCard } from './direction-card.tsx';
import { MapCard } from './map-card.tsx';
import { SunCard } from './sun-card.tsx';
import { useQiblaPage } from './use-qibla-page.ts';

/** Also prerendered: skeletons until a place is known. */
export default function QiblaPage() {
  const t = useTranslations('qibla');
  const page = useQiblaPage();
  const { view, zone, now } = page;
  // Near the Kaaba, at the poles and at the antipode, a bearing would mislead.
  const hasBearing = view && !view.isNear && view.limit === null;
  return (
    <WorshipFrame title={t('title')}>
      <div className="grid items-start gap-4 sm:gap-6 lg:grid-cols-2">
        <DirectionCard page={page} />
        {hasBearing && (
          <div className="grid min-w-0 gap-4 sm:gap-6">
            <MapCard view={view} place={page.place?.name} />
            {now && zone && <SunCard view={view} place={page.place?.name} now={now} zone={zone} />}
          </div>
        )}
      </div>
    </WorshipFrame>
  );
}
