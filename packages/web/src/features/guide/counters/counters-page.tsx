import { useTranslations } from '../../../platform/i18n/index.ts';
import { GuideFrame } from '../guide-frame.tsx';
import { RiteCounter } from '../rites/rite-counter.tsx';

/** The counters of the rites by themselves, for people who only want to count. */
export default function CountersPage() {
  const t = useTranslations('guide.counters');
  return (
    <GuideFrame title={t('title')}>
      {(['circuits', 'laps', 'pebbles'] as const).map((counter) => (
        <RiteCounter key={counter} name={`counters/${counter}`} counter={counter} />
      ))}
    </GuideFrame>
  );
}
