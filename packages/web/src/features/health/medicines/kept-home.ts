import { isTimeZone } from '@manasik/core/calendar/zone-date';
import { isRecord } from '../../../platform/storage/is-record.ts';
import { keep } from '../../../platform/storage/kept.ts';
import type { SavedLocation } from '../../../shared/places/index.ts';

export const isHome = (value: unknown): value is SavedLocation =>
  isRecord(value) &&
  typeof value['name'] === 'string' &&
  (value['country'] === null || typeof value['country'] === 'string') &&
  typeof value['latitude'] === 'number' &&
  typeof value['longitude'] === 'number' &&
  isTimeZone(value['timezone']);

/** The city whose clock the medicine times follow. It belongs to the device, like the medical card. */
export const keptHome = keep<SavedLocation>('manasik-medicine-home', isHome);
