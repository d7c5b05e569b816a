import { useMemo } from 'react';
import type { SavedLocation } from '../../../shared/places/index.ts';
import { zoneOf } from '../times/day-view.ts';
import { qiblaView } from './qibla-view.ts';
import { useDeviceQibla } from './use-device-qibla.ts';
import { useMinute } from '../../../platform/clock/use-minute.ts';
import { usePlace } from '../times/use-place.ts';

/** The origin and the clock of the shown Qibla; undefined and null until hydration. */
export function useQiblaPage() {
  const now = useMinute();
  const { place, changePlace } = usePlace();
  const device = useDeviceQibla();
  const view = useMemo(
    () => (place === undefined ? undefined : qiblaView(device.position, place)),
    [place, device.position],
  );

  /** Choosing a place overrides the location of the device. */
  function choosePlace(chosen: SavedLocation): Promise<void> {
    device.forget();
    return changePlace(chosen);
  }

  return { now, place, view, device, choosePlace, zone: view && zoneFor[view.from](place ?? null) };
}

const zoneFor = {
  device: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
  saved: zoneOf,
  london: () => 'Europe/London',
};

export type QiblaPageState = ReturnType<typeof useQiblaPage>;
