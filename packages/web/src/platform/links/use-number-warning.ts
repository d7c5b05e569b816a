import { useTranslations } from '../i18n/index.ts';
import { lacksCountryCode } from './phone-number.ts';

/**
 * Warns of a phone number without a country code; empty if there is nothing to warn of. It refuses nothing: some people
 * only call within one country.
 */
export function useNumberWarning(typed: string): string {
  const t = useTranslations('common');
  return lacksCountryCode(typed) ? t('noCountryCode') : '';
}
