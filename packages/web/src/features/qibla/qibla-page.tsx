import { useTranslations } from '../../lib/i18n/index.ts';
import { WorshipFrame } from '../../lib/worship/worship-frame.tsx';

export default function QiblaPage() {
  const t = useTranslations('qibla');
  return <WorshipFrame title={t('title')}>{null}</WorshipFrame>;
}
