import { useRef } from 'react';
import { useModule } from '../../platform/modules/use-module.ts';
import { PrayerSheet } from './prayer-sheet.tsx';
import { useNear } from './use-near.ts';

// Calculating prayer times takes more code than the rest of this page, and they are far below the top.
const loadToday = () => import('./prayer-today.tsx');

/** Today's prayer times in Makkah, under its current sky. */
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
