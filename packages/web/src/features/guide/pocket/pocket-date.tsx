import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import { useHydrated } from '../../../platform/forms/use-hydrated.ts';
import { useToday } from '../../../platform/clock/use-today.ts';

/** When the paper was printed; left out before the page knows what day it is. */
export function PocketDate() {
  const t = useTranslations('guide.pocket');
  const { dateTime } = useFormatter();
  const today = useToday();
  if (!useHydrated()) return null;
  const date = dateTime(new Date(today), { dateStyle: 'long', timeZone: 'UTC' });
  return <p className="hidden text-sm print:block">{t('printed', { date })}</p>;
}
