import type { RiteId } from '@manasik/core/guide/rites';
import type { GuideDay } from '@manasik/core/guide/sequence';
import { Check, ChevronRight, Circle } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from '../i18n/index.ts';
import { Badge } from '../../ui/badge.tsx';
import { cx } from '../../ui/cx.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

interface DayOfSequenceProps {
  day: GuideDay;
  rites: readonly RiteId[];
  isLearned: (rite: RiteId) => boolean;
  /** The rite of this hour, on the day that it is today. */
  now: RiteId | undefined;
}

export function DayOfSequence({ day, rites, isLearned, now }: DayOfSequenceProps) {
  const t = useTranslations('guide');
  return (
    <li
      aria-current={now ? 'date' : undefined}
      className={cx('border-s-4 ps-3 sm:ps-4', now ? 'border-ornament' : 'border-line')}
    >
      <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-base">
        {t(`days.${day}.name`)}
        {now && <Badge tone="gold">{t('sequence.today')}</Badge>}
      </h3>
      <p className="text-sm text-quiet">{t(`days.${day}.text`)}</p>
      <ul className="mt-2 flex flex-col gap-2">
        {rites.map((rite) => (
          <li key={rite}>
            <RiteLink rite={rite} isLearned={isLearned(rite)} isNow={rite === now} />
          </li>
        ))}
      </ul>
    </li>
  );
}

function RiteLink({ rite, isLearned, isNow }: { rite: RiteId; isLearned: boolean; isNow: boolean }) {
  const t = useTranslations('guide');
  const Mark = isLearned ? Check : Circle;
  return (
    <Link
      to={`/guide/${rite}`}
      className={cx(
        'flex min-h-14 items-center gap-3 rounded-control border px-3 py-2 text-ink no-underline hover:bg-green-soft',
        isNow
          ? 'border-transparent bg-gold-soft outline-2 -outline-offset-1 outline-ornament'
          : 'border-line',
      )}
    >
      <Mark
        aria-hidden="true"
        className={cx('size-6 shrink-0', isLearned ? 'text-green' : 'text-edge')}
        strokeWidth={isLearned ? 3 : 2}
      />
      <span className="min-w-0 grow">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {t(`rites.${rite}.name`)} {isNow && <Badge tone="gold">{t('sequence.now')}</Badge>}
        </span>
        <span className="block text-sm text-quiet">{t(`rites.${rite}.line`)} </span>
        {isLearned && <VisuallyHidden>{t('sequence.learned')}</VisuallyHidden>}
      </span>
      <ChevronRight aria-hidden="true" className="flip-rtl size-5 shrink-0 text-quiet" />
    </Link>
  );
}
