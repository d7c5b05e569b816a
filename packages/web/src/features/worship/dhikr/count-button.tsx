import { oneOfThree } from '@manasik/core/dhikr/dhikr';
import { readsArabicScript } from '@manasik/core/text/languages';
import { type KeyboardEvent, useId } from 'react';
import { useFormatter, useLanguage, useTranslations } from '../../../platform/i18n/index.ts';
import { Beads } from './beads.tsx';
import type { Dhikr } from './use-dhikr.ts';
import { useCompletedText } from './use-said.ts';
import { useNames } from './use-names.ts';

/**
 * Counts one: all of the surrounding `relative` element, the space bar or Enter. The button is below the text, which is
 * read separately. Its name stays the same while the count changes, so that screen readers do not announce each touch.
 */
export function CountButton({ dhikr: { state, count, completed } }: { dhikr: Dhikr }) {
  const t = useTranslations('dhikr.counter');
  const phrase = useTranslations('dhikr.phrases');
  const loading = useTranslations('dhikr');
  const { language } = useLanguage();
  const { number } = useFormatter();
  const nameOf = useNames(state);
  const completedText = useCompletedText(state);
  const progressId = useId();
  const one = state && oneOfThree(state.chosen);
  const name = state ? nameOf(state.chosen) : '';
  const digits = state ? number(state.round) : '';
  const progress = state ? t('progress', { count: digits, target: number(state.target) }) : '';
  return (
    <>
      <button
        type="button"
        onClick={count}
        onKeyDown={ignoreRepeats}
        disabled={!state}
        aria-label={state ? t('count', { name }) : loading('loading')}
        aria-describedby={progressId}
        className="absolute inset-0 touch-manipulation -outline-offset-4"
      />
      <span id={progressId} hidden>
        {progress}
      </span>
      <div className="pointer-events-none relative flex max-w-full grow flex-col items-center gap-1 text-center select-none">
        {one && (
          <p lang="ar" dir="rtl" className="scripture max-w-full text-[min(2.5rem,13vw)] leading-[1.9]">
            {one.arabic}
          </p>
        )}
        {/* The Arabic above is the name to readers of its script. */}
        {!(one && readsArabicScript(language)) && (
          <p className={one ? 'max-w-full font-semibold' : 'max-w-full text-2xl font-semibold wrap-anywhere'}>
            <bdi>{name}</bdi>
          </p>
        )}
        {one && <p className="text-on-deep-quiet">{phrase(`${one.id}.meaning`)}</p>}
        <div
          role="progressbar"
          aria-label={t('round')}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={state ? Math.round((100 * state.round) / state.target) : 0}
          aria-valuetext={progress}
          className="relative my-auto grid size-[min(86vw,42svh,22rem)] lg:size-[min(36svh,22rem)] shrink-0 place-items-center"
        >
          {state && (
            <Beads count={state.round} target={state.target} className="absolute inset-0 size-full" />
          )}
          <p className="relative">
            <span className={digits.length > 3 ? 'display block text-4xl' : figure}>{digits}</span>
            <span className="block text-on-deep-quiet">
              {state && t('of', { target: number(state.target) })}
            </span>
          </p>
        </div>
        {/* Keeps its height, so that nothing moves under the finger. */}
        <p className="min-h-[2lh] max-w-text font-semibold text-gold-on-deep">
          {completed ? completedText(completed) : state?.round === 0 && t('darkHint')}
        </p>
      </div>
    </>
  );
}

const figure = 'display block text-[min(26vw,12svh,6.5rem)] leading-[1.1]';

/** A key that is held down counts once. */
function ignoreRepeats(event: KeyboardEvent): void {
  if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
}
