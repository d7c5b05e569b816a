import { useRef } from 'react';
import { useModule } from '../../platform/modules/use-module.ts';
import { PrayerSheet } from './prayer-sheet.tsx';
import { useNear } from './use-near.ts';

// Working out prayer times takes more code than the rest of this page, and they stand far below its top.
const loadToday = () => import('./prayer-today.tsx');

/** The times of today in Makkah under the sky that is over it now. */
export function PrayerScreen() {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  return (
    <div ref={place} className="flex grow flex-col">
      {isNear ? <Today /> : <PrayerSheet />}
    </div>
  );
}

function Today() {
  const today = useModule(loadToday);
  if (today.status === 'ready') return <today.module.PrayerToday />;
  return <PrayerSheet isMissing={today.status === 'failed'} />;
}
