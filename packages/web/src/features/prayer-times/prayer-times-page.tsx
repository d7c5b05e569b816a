import { useTranslations } from '../../lib/i18n/index.ts';
import { WorshipFrame } from '../../lib/worship/worship-frame.tsx';

export default function PrayerTimesPage() {
  const t = useTranslations('times');
  return <WorshipFrame title={t('title')}>{null}</WorshipFrame>;
}
