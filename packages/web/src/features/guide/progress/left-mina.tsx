import { leftMina, type StationNow } from '@manasik/core/guide/now';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { ChoiceCards } from '../../../ui/choice-cards.tsx';
import { useGuideProgress } from './use-guide-progress.ts';

interface LeftMinaProps {
  said: NonNullable<StationNow['afterTwelfth']>;
}

/** Asks whether the pilgrim has left Mina, and explains the consequence of the answer, which can be changed. */
export function LeftMina({ said }: LeftMinaProps) {
  const t = useTranslations('guide.leftMina');
  const { answer } = useGuideProgress();
  return (
    <div className="flex flex-col gap-3">
      <ChoiceCards
        legend={t('legend')}
        hint={said === 'unknown' && t('hint')}
        choices={[
          { value: 'left', label: t('yes') },
          { value: 'stays', label: t('no') },
        ]}
        value={said === 'unknown' ? undefined : said}
        onChange={(choice) => answer(leftMina, choice === 'left')}
        className="sm:grid-cols-2"
      />
      <p role="status">{said !== 'unknown' && t(said)}</p>
    </div>
  );
}
