import { useTranslations } from '../../lib/i18n/index.ts';
import { WorshipFrame } from '../../lib/worship/worship-frame.tsx';

export default function DhikrPage() {
  const t = useTranslations('dhikr');
  return <WorshipFrame title={t('title')}>{null}</WorshipFrame>;
}
