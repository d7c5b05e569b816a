import type { PositionFailure } from '../../platform/device/device-position.ts';
import { useTranslations } from '../../platform/i18n/index.ts';

/** Says why a watched position is missing. A slow device goes on looking, so nobody has to try again. Needs `places`. */
export function useWatchFailure(): (reason: PositionFailure) => string {
  const t = useTranslations('places');
  return (reason) =>
    reason === 'slow' || reason === 'unavailable' ? t('stillLooking') : t(`errors.${reason}`);
}
