import { Link } from 'react-router';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { NextPrayer } from '../times/next-prayer.tsx';
import type { Times } from '../times/use-times.ts';

/** The sky of the hour with the next prayer, as one link to the prayer times. */
export function PrayerTile({ times }: { times: Times }) {
  const t = useTranslations('worship.tabs');
  return (
    <Link to="/worship/times" className="block rounded-card no-underline lg:col-span-3">
      <NextPrayer times={times} label={t('times')} className="h-full" />
    </Link>
  );
}
