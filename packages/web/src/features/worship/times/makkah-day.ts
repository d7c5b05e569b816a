import { makkahZone } from '@manasik/core/calendar/makkah-zone';
import { kaaba } from '@manasik/core/geo/qibla';
import { type DayView, dayView } from './day-view.ts';

const makkah = { name: 'Makkah', country: 'SA', ...kaaba, timezone: makkahZone };
const usual = { method: null, madhab: 'shafi', highLatitudeRule: null } as const;

/** The prayer times of Makkah by Saudi Arabia's method. Users without a place see them, named as those of Makkah. */
export const makkahDay = (now: Date): DayView => dayView(makkah, usual, now);
