import { Map as MapIcon } from 'lucide-react';
import { useId } from 'react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { useQiblaWords } from './qibla-view-parts.tsx';
import type { QiblaView } from './qibla-view.ts';
import { useDayFormat } from '../../../shared/times/use-day-format.ts';
import { Card } from '../../../ui/card.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { MapLegend } from './map-legend.tsx';
import { useModule } from '../../../platform/modules/use-module.ts';

// The coastlines and the projection are not in the first load.
const load = () => import('./qibla-map.tsx');

/** The way to the Kaaba on a map around the place. */
export function MapCard({ view, place }: { view: QiblaView; place: string | undefined }) {
  const t = useTranslations('qibla.map');
  const common = useTranslations('common');
  const qibla = useTranslations('qibla');
  const format = useDayFormat();
  const titleId = useId();
  const loaded = useModule(load);
  const { degrees, point } = useQiblaWords(view, place);
  const name = view.from === 'device' ? t('device') : (view.from === 'saved' && place) || qibla('londonName');
  const distance = format.kilometres(view.distanceKm);
  return (
    <Card title={t('title')} titleId={titleId} icon={<MapIcon className="size-5" />}>
      {loaded.status === 'failed' && (
        <ErrorState title={t('failed')} retryLabel={common('retry')} onRetry={loaded.retry} />
      )}
      {loaded.status === 'loading' && (
        <div
          role="status"
          className="mx-auto grid aspect-square w-80 max-w-full place-items-center rounded-full border-2 border-line bg-sunken"
        >
          <span className="flex items-center gap-2 text-quiet">
            <Spinner />
            {t('loading')}
          </span>
        </div>
      )}
      {loaded.status === 'ready' && (
        <loaded.module.QiblaMap
          view={view}
          label={t('label', { place: name, point, degrees, distance })}
          north={qibla('north')}
        />
      )}
      <MapLegend place={name} kaaba={t('kaaba')} />
      <p className="text-sm text-quiet">{t('caption')}</p>
    </Card>
  );
}
