import { oneOfThree } from '@manasik/core/dhikr/dhikr';
import { type KeyboardEvent, useId } from 'react';
import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import { cx } from '../../../ui/cx.ts';
import { ProgressRing } from '../../../ui/progress-ring.tsx';
import type { Dhikr } from './use-dhikr.ts';
import { useNames } from './use-names.ts';

interface CountButtonProps {
  dhikr: Dhikr;
  /** In the page, or as large as the dark screen. */
  look: 'page' | 'screen';
}

/**
 * Counts one: the whole area, the space bar or Enter. The button is below the text, which is read separately. Its name
 * stays the same while the count changes, so that screen readers do not announce each touch.
 */
export function CountButton({ dhikr: { state, count }, look }: CountButtonProps) {
  const t = useTranslations('dhikr.counter');
  const phrase = useTranslations('dhikr.phrases');
  const loading = useTranslations('dhikr');
  const { number } = useFormatter();
  const nameOf = useNames(state);
  const progressId = useId();
  const one = state && oneOfThree(state.chosen);
  const name = state ? nameOf(state.chosen) : '';
  const digits = state ? number(state.round) : '';
  const progress = state ? t('progress', { count: digits, target: number(state.target) }) : '';
  return (
    <div
      className={cx(
        'relative flex w-full min-w-0 flex-col items-center justify-center gap-2 rounded-card p-2 text-center select-none',
        look === 'screen' && 'grow',
      )}
    >
      <button
        type="button"
        onClick={count}
        onKeyDown={ignoreRepeats}
        disabled={!state}
        aria-label={state ? t('count', { name }) : loading('loading')}
        aria-describedby={progressId}
        className={cx(
          'absolute inset-0 touch-manipulation rounded-card',
          look === 'page' && 'hover:bg-green-soft active:bg-green-soft',
        )}
      />
      <span id={progressId} hidden>
        {progress}
      </span>
      <div className="pointer-events-none relative flex max-w-full flex-col items-center gap-2">
        {one && (
          <p lang="ar" dir="rtl" className="scripture max-w-full">
            {one.arabic}
          </p>
        )}
        <p className="max-w-full text-xl font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
        </p>
        {one && <p className="text-quiet">{phrase(`${one.id}.meaning`)}</p>}
        <ProgressRing
          value={state ? state.round / state.target : 0}
          label={t('round')}
          valueText={progress}
          className={cx('mt-1', look === 'page' ? 'size-[min(70vw,19rem)]' : 'size-[min(80vw,50vh)]')}
        >
          <span
            className={cx('block leading-[1.2]', digits.length > 3 ? 'text-4xl' : 'text-[min(22vw,6rem)]')}
          >
            {digits}
          </span>
          <span className="mt-1 block text-lg font-normal text-quiet">
            {state && t('of', { target: number(state.target) })}
          </span>
        </ProgressRing>
      </div>
    </div>
  );
}

/** A key that is held down counts once. */
function ignoreRepeats(event: KeyboardEvent): void {
  if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
}
