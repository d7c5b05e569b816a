import { juzCount } from '@manasik/core/prayer/ramadan';
import { BookOpenText, Check } from 'lucide-react';
import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import { Card } from '../../../ui/card.tsx';
import { cx } from '../../../ui/cx.ts';
import type { Change, Progress } from './apply-change.ts';

const juzs = Array.from({ length: juzCount }, (_, index) => index + 1);

interface JuzCardProps {
  progress: Progress;
  onChange: (change: Change) => void;
}

/** The thirty juz of the Quran, each with a mark for "read". */
export function JuzCard({ progress: { juzRead }, onChange }: JuzCardProps) {
  const t = useTranslations('ramadan.juz');
  const { number } = useFormatter();
  const isWhole = juzRead.length === juzCount;
  return (
    <Card
      title={t('title')}
      titleId="ramadan-juz"
      description={t('hint')}
      icon={<BookOpenText className="size-5" />}
    >
      <p role="status" className="font-semibold">
        {isWhole ? t('whole') : t('read', { count: number(juzRead.length), total: number(juzCount) })}
      </p>
      <ul
        aria-label={t('list')}
        className="grid grid-cols-[repeat(auto-fill,minmax(max(3.25rem,15%),1fr))] gap-2"
      >
        {juzs.map((juz) => {
          const isRead = juzRead.includes(juz);
          return (
            <li key={juz}>
              <button
                type="button"
                aria-label={t('one', { juz: number(juz) })}
                aria-pressed={isRead}
                onClick={() => onChange({ juz: { [juz]: !isRead } })}
                className={cx(
                  'flex min-h-14 w-full flex-col items-center justify-center rounded-control border-2 px-1 font-semibold transition-colors',
                  isRead
                    ? 'border-primary bg-primary text-on-primary'
                    : 'border-edge bg-raised hover:bg-green-soft',
                )}
              >
                {number(juz)}
                {isRead && <Check aria-hidden="true" strokeWidth={3} className="size-4" />}
              </button>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
