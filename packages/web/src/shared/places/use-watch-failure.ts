import type { PositionFailure } from '../../platform/device/device-position.ts';
import { useTranslations } from '../../platform/i18n/index.ts';

/**
 * The reason why a watched location is missing. The device keeps looking, so the text does not suggest trying again.
 * Needs `places`.
 */
export function useWatchFailure(): (reason: PositionFailure) => string {
  const t = useTranslations('places');
  return (reason) =>
    reason === 'slow' || reason === 'unavailable' ? t('stillLooking') : t(`errors.${reason}`);
}
