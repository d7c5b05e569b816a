import { useTranslations } from '../../lib/i18n/index.ts';
import { WorshipFrame } from '../../lib/worship/worship-frame.tsx';

export default function RamadanPage() {
  const t = useTranslations('ramadan');
  return <WorshipFrame title={t('title')}>{null}</WorshipFrame>;
}
