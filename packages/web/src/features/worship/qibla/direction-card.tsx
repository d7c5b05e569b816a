import { useTranslations } from '../../../platform/i18n/index.ts';
import { PlaceChange } from '../times/place-change.tsx';
import {
  DevicePosition,
  QiblaFacts,
  QiblaNote,
  QiblaSkeleton,
  useNoDialReason,
  useQiblaWords,
} from './qibla-view-parts.tsx';
import type { QiblaView } from './qibla-view.ts';
import { Card } from '../../../ui/card.tsx';
import { cx } from '../../../ui/cx.ts';
import { LiveCompass } from './live-compass.tsx';
import type { QiblaPageState } from './use-qibla-page.ts';

/** The bearing, the live compass, and the place of both. */
export function DirectionCard({ page }: { page: QiblaPageState }) {
  const { view, place, device, now, choosePlace } = page;
  // The choice of a place comes first then.
  const isExample = view?.from === 'london';
  return (
    <Card>
      {view && now ? <Direction view={view} place={place?.name} now={now} /> : <QiblaSkeleton />}
      <div className={cx('flex flex-col gap-3', !isExample && 'border-t border-line pt-4')}>
        <DevicePosition device={device} from={place?.name} isMain={isExample} />
        <PlaceChange place={place ?? null} onChange={choosePlace} />
      </div>
      {isExample && <QiblaFacts view={view} place={undefined} />}
    </Card>
  );
}

function Direction({ view, place, now }: { view: QiblaView; place: string | undefined; now: Date }) {
  const t = useTranslations('qibla');
  const words = useQiblaWords(view, place);
  const noDial = useNoDialReason(view);
  if (noDial) {
    return (
      <div>
        <QiblaNote>{noDial}</QiblaNote>
        {view.isNear && view.from === 'saved' && <p className="mt-3">{t('nearSaved')}</p>}
        <p className="mt-2 text-sm text-quiet">{words.origin}</p>
      </div>
    );
  }
  return (
    <>
      <LiveCompass view={view} place={place} now={now} />
      {view.from !== 'london' && <QiblaFacts view={view} place={place} />}
    </>
  );
}
