import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { SkyHero } from '../../../ui/sky-hero.tsx';
import { WorshipBack } from '../worship-frame.tsx';
import { LiveCompass } from './live-compass.tsx';
import { OriginChoice } from './origin-card.tsx';
import { QiblaNote, QiblaSkeleton, useNoDialReason, useQiblaWords } from './qibla-view-parts.tsx';
import type { QiblaView } from './qibla-view.ts';
import type { LiveQibla } from './use-live-qibla.ts';
import type { QiblaPageState } from './use-qibla-page.ts';

interface QiblaHeroProps {
  page: QiblaPageState;
  compass: LiveQibla;
}

/** The compass under the night sky, in both themes. */
export function QiblaHero({ page, compass }: QiblaHeroProps) {
  const t = useTranslations('qibla');
  const { view, place, now } = page;
  return (
    <SkyHero hour="isha" className="night">
      <div className="page-width text-ink">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <WorshipBack />
          <h1 className="display text-xl">{t('title')}</h1>
        </div>
        <div role="group" aria-label={t('title')} tabIndex={-1} className="qibla-hero">
          {view && now ? (
            <Direction
              view={view}
              place={place?.name}
              compass={compass}
              choice={view.from === 'london' && <FirstChoice page={page} />}
            />
          ) : (
            <QiblaSkeleton />
          )}
        </div>
      </div>
    </SkyHero>
  );
}

interface DirectionProps {
  view: QiblaView;
  place: string | undefined;
  compass: LiveQibla;
  choice: ReactNode;
}

function Direction({ view, place, ...rest }: DirectionProps) {
  const t = useTranslations('qibla');
  const { origin } = useQiblaWords(view, place);
  const noDial = useNoDialReason(view);
  if (!noDial) return <LiveCompass view={view} place={place} {...rest} />;
  return (
    <div className="max-w-text py-6">
      <QiblaNote>{noDial}</QiblaNote>
      {view.isNear && view.from === 'saved' && <p className="mt-3">{t('nearSaved')}</p>}
      <p className="mt-2 text-sm text-quiet">{origin}</p>
    </div>
  );
}

/** The choice of a place in the example. Once it is made, its buttons move into the page, and the hero has the focus. */
function FirstChoice({ page }: { page: QiblaPageState }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const buttons = box.current;
    const hero = buttons?.closest<HTMLElement>('.qibla-hero');
    return () => {
      if (buttons?.contains(document.activeElement)) hero?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div ref={box} className="mt-3 text-start">
      <OriginChoice page={page} isMain />
    </div>
  );
}
