import { useTranslations } from '../i18n/index.ts';
import { hasNumber, lacksCountryCode } from './phone-number.ts';

/**
 * Warns of a phone number without a country code, and of words instead of a number; empty if there is nothing to warn of.
 * It refuses nothing: some people only call within one country, and a note may be all that a person has.
 */
export function useNumberWarning(typed: string): string {
  const t = useTranslations('common');
  if (/\p{L}/u.test(typed) && !hasNumber(typed)) return t('noNumber');
  return lacksCountryCode(typed) ? t('noCountryCode') : '';
}
