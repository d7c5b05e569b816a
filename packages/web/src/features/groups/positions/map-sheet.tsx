import type { ReactNode } from 'react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import type { useSheetHeight } from './use-sheet-height.ts';

interface MapSheetProps {
  height: ReturnType<typeof useSheetHeight>;
  children: ReactNode;
}

/** On phones a sheet over the map, with a handle to tap or to drag; on wider screens a column beside the map. */
export function MapSheet({ height: { sheet, isRaised, toggle }, children }: MapSheetProps) {
  const t = useTranslations('positions.sheet');
  return (
    <div
      ref={sheet}
      data-over-map="bottom"
      className="map-sheet relative flex min-w-0 flex-col divide-y divide-line bg-raised wrap-anywhere max-md:rounded-t-sheet max-md:shadow-float md:rounded-card"
    >
      <button
        type="button"
        aria-label={t('handle')}
        aria-expanded={isRaised}
        onClick={toggle}
        className="grid h-11 shrink-0 place-items-center self-stretch rounded-t-sheet border-0 -outline-offset-3 md:hidden"
      >
        <span aria-hidden="true" className="h-1.5 w-10 rounded-full bg-edge" />
      </button>
      {children}
    </div>
  );
}
