import type { StationNow } from '@manasik/core/guide/now';
import type { RiteId } from '@manasik/core/guide/rites';
import { type GuideDay, nightAfter } from '@manasik/core/guide/sequence';
import { useIsAnnounced } from '../../../shared/times/use-announced.ts';
import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import { Badge } from '../../../ui/badge.tsx';
import { StarMotif } from '../../../ui/star-motif.tsx';
import { RiteLink } from '../rites/rite-link.tsx';

interface DayOfSequenceProps {
  day: GuideDay;
  rites: readonly RiteId[];
  isLearned: (rite: RiteId) => boolean;
  /** The pilgrim's place, if this day is today. */
  now: StationNow | undefined;
}

/** A day with its gold number, or a star if it has no date, and its rites. */
export function DayOfSequence({ day, rites, isLearned, now }: DayOfSequenceProps) {
  const t = useTranslations('guide');
  const { number } = useFormatter();
  const isAnnounced = useIsAnnounced();
  const isNumbered = typeof day === 'number';
  const name = t(`days.${day}.name`);
  const text = t(`days.${day}.text`);
  return (
    <li aria-current={now ? 'date' : undefined} className="@container">
      <div className="flex items-start gap-x-4 @max-[14rem]:flex-col">
        <span
          aria-hidden="true"
          className="display w-14 shrink-0 text-[2.75rem] leading-none text-gold @min-[20rem]:w-18"
        >
          {isNumbered ? number(day) : <StarMotif className="size-10" />}
        </span>
        <div className="min-w-0">
          <h3>
            <span className="display block text-xl">{isNumbered ? text : name} </span>
            <span className="block text-sm font-normal text-quiet">{isNumbered ? name : text}</span>
          </h3>
          {now && (
            <p className="mt-1 text-sm text-quiet">
              <Badge tone="green">{t('sequence.today')}</Badge>{' '}
              {t(isAnnounced ? 'sequence.announced' : 'sequence.expected')}
            </p>
          )}
        </div>
      </div>
      <ul className="mt-2 flex flex-col">
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
