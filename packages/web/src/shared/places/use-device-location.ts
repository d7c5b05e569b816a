import { useState } from 'react';
import { api, useErrorText } from '../../platform/api/index.ts';
import { useFormatter, useLanguage, useTranslations } from '../../platform/i18n/index.ts';
import { devicePosition, PositionError } from '../../platform/device/device-position.ts';
import { coarse, placeOfFix, type SavedLocation } from './saved-location.ts';

/** On a crowded network, waiting longer for a name would delay the prayer times. */
const patienceMs = 4000;

/**
 * The location of the device, with the name of the nearest city if the server answers. Needs the namespaces `places`
 * and `errors`.
 */
export function useDeviceLocation(onFound: (location: SavedLocation) => void) {
  const t = useTranslations('places');
  const format = useFormatter();
  const errorText = useErrorText();
  const { language } = useLanguage();
  const [finding, setFinding] = useState(false);
  const [error, setError] = useState('');

  async function find() {
    setFinding(true);
    setError('');
    try {
      const fix = coarse(await devicePosition(navigator.geolocation));
      const query = { lat: String(fix.latitude), lon: String(fix.longitude), language };
      const degrees = (value: number) => format.number(value, { maximumFractionDigits: 3 });
      const nameless = t('position', {
        latitude: degrees(fix.latitude),
        longitude: degrees(fix.longitude),
      });
      const place = await placeOfFix(fix, {
        ask: (signal) => api('GET /api/cities/nearest', { query, signal }),
        deviceZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        nameless,
        patienceMs,
      });
      onFound(place);
    } catch (failure) {
      setError(failure instanceof PositionError ? t(`errors.${failure.reason}`) : errorText(failure));
    } finally {
      setFinding(false);
    }
  }

  return { find, finding, error, forgetError: () => setError('') };
}
