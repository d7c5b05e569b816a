import { type HadithCategory, hadithCategories } from '@manasik/core/hadith-of-day';
import { Check } from 'lucide-react';
import { useFormatter, useTranslations } from '../../lib/i18n/index.ts';
import type { CategoryCount } from '../../lib/worship/kept-hadith.ts';
import { cx } from '../../ui/cx.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

interface CategoryChoiceProps {
  counts: readonly CategoryCount[] | undefined;
  /** Undefined: all of them. */
  chosen: HadithCategory | undefined;
  onChoose: (category: HadithCategory | undefined) => void;
}

/** The subjects, each with its number of narrations. */
export function CategoryChoice({ counts, chosen, onChoose }: CategoryChoiceProps) {
  const t = useTranslations('hadith.categories');
  const total = counts?.reduce((sum, { count }) => sum + count, 0);
  return (
    // One row on phones, which scrolls along the line: the hadith stays in sight.
    <ul
      aria-label={t('label')}
      className="-mx-[min(1rem,5vw)] -my-2 flex gap-2 overflow-x-auto px-[min(1rem,5vw)] py-2 sm:mx-0 sm:flex-wrap sm:px-0"
    >
      <Chip label={t('all')} count={total} isChosen={!chosen} onChoose={() => onChoose(undefined)} />
      {hadithCategories.map((category) => (
        <Chip
          key={category}
          label={t(category)}
          count={counts?.find((entry) => entry.category === category)?.count}
          isChosen={chosen === category}
          onChoose={() => onChoose(category)}
        />
      ))}
    </ul>
  );
}

interface ChipProps {
  label: string;
  count: number | undefined;
  isChosen: boolean;
  onChoose: () => void;
}

function Chip({ label, count, isChosen, onChoose }: ChipProps) {
  const t = useTranslations('hadith.categories');
  const { number } = useFormatter();
  return (
    <li className="relative shrink-0">
      <button
        type="button"
        aria-pressed={isChosen}
        onClick={onChoose}
        className={cx(
          'inline-flex min-h-12 items-center gap-2 rounded-full border px-4 py-1 leading-snug font-semibold whitespace-nowrap',
          isChosen
            ? 'border-transparent bg-primary text-on-primary'
            : 'border-edge bg-raised hover:bg-green-soft',
        )}
      >
        {isChosen && <Check aria-hidden="true" className="size-5 shrink-0" />}
        {label}
        {count !== undefined && (
          <>
            <span aria-hidden="true" className="font-normal tabular-nums">
              {number(count)}
            </span>
            <VisuallyHidden>{t('count', { count })}</VisuallyHidden>
          </>
        )}
      </button>
    </li>
  );
}
