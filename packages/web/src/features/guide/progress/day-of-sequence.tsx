import type { StationNow } from '@manasik/core/guide/now';
import type { RiteId } from '@manasik/core/guide/rites';
import { type GuideDay, nightAfter } from '@manasik/core/guide/sequence';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Badge } from '../../../ui/badge.tsx';
import { cx } from '../../../ui/cx.ts';
import { RiteLink } from '../rites/rite-link.tsx';

interface DayOfSequenceProps {
  day: GuideDay;
  rites: readonly RiteId[];
  isLearned: (rite: RiteId) => boolean;
  /** Where the pilgrim is, on the day that it is today. */
  now: StationNow | undefined;
}

export function DayOfSequence({ day, rites, isLearned, now }: DayOfSequenceProps) {
  const t = useTranslations('guide');
  return (
    <li
      aria-current={now ? 'date' : undefined}
      className={cx('border-s-4 ps-[min(0.75rem,3vw)] sm:ps-4', now ? 'border-ornament' : 'border-line')}
    >
      <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-base">
        {t(`days.${day}.name`)}
        {now && <Badge tone="gold">{t('sequence.today')}</Badge>}
      </h3>
      <p className="text-sm text-quiet">{t(`days.${day}.text`)}</p>
      {now && <p className="text-sm text-quiet">{t('sequence.expected')}</p>}
      <ul className="mt-2 flex flex-col gap-2">
        {rites.map((rite) => (
          <li key={rite}>
            <RiteLink
              rite={rite}
              night={nightAfter({ rite, day })}
              isLearned={isLearned(rite)}
              isNow={rite === now?.rite && !now.isFromMidday && now.afterTwelfth !== 'unknown'}
            />
          </li>
        ))}
      </ul>
    </li>
  );
}
