import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import { useHydrated } from '../../../platform/forms/use-hydrated.ts';
import { useToday } from '../../../platform/clock/use-today.ts';

/** The date of printing; omitted until the page knows the current day. */
export function PocketDate() {
  const t = useTranslations('guide.pocket');
  const { dateTime } = useFormatter();
  const today = useToday();
  if (!useHydrated()) return null;
  const date = dateTime(new Date(today), { dateStyle: 'long', timeZone: 'UTC' });
  return <p className="hidden text-sm print:block">{t('printed', { date })}</p>;
}
