import { Card } from '../../../ui/card.tsx';
import { PlaceChange } from '../times/place-change.tsx';
import { CompassAdvice } from './compass-advice.tsx';
import { DevicePosition, QiblaFacts, useNoDialReason } from './qibla-view-parts.tsx';
import type { QiblaView } from './qibla-view.ts';
import type { LiveQibla } from './use-live-qibla.ts';
import type { QiblaPageState } from './use-qibla-page.ts';

interface OriginCardProps {
  page: QiblaPageState;
  compass: LiveQibla;
}

/** How to improve the live compass, another place, and the direction for a compass of one's own. */
export function OriginCard({ page, compass }: OriginCardProps) {
  const { view, place } = page;
  const { live, correction } = compass;
  return (
    <Card>
      {live && correction.status === 'ready' && (
        <CompassAdvice live={live} declination={correction.declination} />
      )}
      {view?.from !== 'london' && <OriginChoice page={page} isMain={false} />}
      {view && <Facts view={view} place={place?.name} hasTurn={live !== undefined} />}
    </Card>
  );
}

function Facts({ view, ...rest }: { view: QiblaView; place: string | undefined; hasTurn: boolean }) {
  const noDial = useNoDialReason(view);
  return noDial ? null : <QiblaFacts view={view} {...rest} />;
}

interface OriginChoiceProps {
  page: QiblaPageState;
  isMain: boolean;
}

/** The location of the device, or another city. */
export const OriginChoice = ({ page: { place, device, choosePlace }, isMain }: OriginChoiceProps) => (
  <div className="flex flex-col gap-3">
    <DevicePosition device={device} from={place?.name} isMain={isMain} />
    <PlaceChange place={place ?? null} onChange={choosePlace} />
  </div>
);
