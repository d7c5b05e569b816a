import { type HadithCategory, hadithCategories } from '@manasik/core/hadith/hadith-of-day';
import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import type { CategoryCount } from './kept-hadith.ts';
import { Chip } from '../../../ui/chip.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

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
    // One row on phones, which scrolls sideways, so that the hadith stays visible.
    <ul
      aria-label={t('label')}
      className="-mx-[min(1rem,5vw)] -my-2 flex gap-2 overflow-x-auto px-[min(1rem,5vw)] py-2 sm:mx-0 sm:flex-wrap sm:px-0"
    >
      <CategoryChip label={t('all')} count={total} isChosen={!chosen} onChoose={() => onChoose(undefined)} />
      {hadithCategories.map((category) => (
        <CategoryChip
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

interface CategoryChipProps {
  label: string;
  count: number | undefined;
  isChosen: boolean;
  onChoose: () => void;
}

function CategoryChip({ label, count, isChosen, onChoose }: CategoryChipProps) {
  const t = useTranslations('hadith.categories');
  const { number } = useFormatter();
  return (
    <li className="relative shrink-0">
      <Chip isChosen={isChosen} onChoose={onChoose} className="whitespace-nowrap">
        {label}
        {count !== undefined && (
          <>
            <span aria-hidden="true" className="font-normal tabular-nums">
              {number(count)}
            </span>
            <VisuallyHidden>{t('count', { count })}</VisuallyHidden>
          </>
        )}
      </Chip>
    </li>
  );
}
