import { dailyTimes } from '@manasik/core/prayer/prayer-times';
import { useTranslations } from '../../platform/i18n/index.ts';
import { useDayFormat } from '../../shared/times/use-day-format.ts';
import { Blank } from '../../ui/blank.tsx';
import { cx } from '../../ui/cx.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { Times } from '../../features/worship/times/use-times.ts';

/** Today's six times side by side, with the next prayer highlighted. */
export function TimesRow({ times: { day } }: { times: Times }) {
  const t = useTranslations('times');
  const name = useTranslations('prayers.names');
  const format = useDayFormat();
  return (
    <ol
      aria-label={t('title')}
      className="-mx-[min(0.5rem,2vw)] grid grid-cols-[repeat(auto-fit,minmax(min(3.2rem,100%),1fr))] gap-0.5 tabular-nums"
    >
      {dailyTimes.map((id) => {
        const mark = day?.marks.find((each) => each.id === id);
        const state = mark?.state;
        return (
          <li
            key={id}
            className={cx(
              'flex min-w-0 flex-col justify-between rounded-control py-2 text-center text-xs leading-snug hyphens-none sm:text-base',
              state === 'next' ? 'bg-primary text-on-primary' : 'text-quiet',
            )}
          >
            <span className="px-px">{name(id)}</span>
            <span
              className={cx(
                'text-base leading-snug whitespace-nowrap sm:text-xl',
                state === 'past' ? '' : 'font-semibold',
                state === 'later' && 'text-ink',
              )}
            >
              {mark ? (
                mark.at && day ? (
                  format.bareTime(mark.at, day.timezone)
                ) : (
                  '--:--'
                )
              ) : (
                <Blank className="w-10" />
              )}
            </span>
            {state && state !== 'later' && (
              <VisuallyHidden>{` ${t(state === 'next' ? 'markNext' : 'markPast')}`}</VisuallyHidden>
            )}
          </li>
        );
      })}
    </ol>
  );
}
