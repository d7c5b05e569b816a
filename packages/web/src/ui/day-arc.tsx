import type { ReactNode } from 'react';
import { arcBox, arcPath, arcPoint } from './arc.ts';
import { cx } from './cx.ts';

type DayArcMark = {
  id: string;
  label: ReactNode;
  /** The time as text: "05:12", or "--:--" for a time that does not occur. */
  time: ReactNode;
  /** Share of the day, 0 to 1; without it the mark is only in the list. */
  position?: number | undefined;
  state?: 'past' | 'next' | 'later';
};

export type DayArcProps = {
  /** The picture in one sentence: "Prayer times today, the sun is between Dhuhr and Asr". */
  label: string;
  marks: readonly DayArcMark[];
  /** Elapsed share of the day, 0 to 1; undefined for another day. */
  now?: number | undefined;
  /** The text that marks the next time in the list. */
  nextLabel?: string;
};

/** The times of a day on the arc of the sun, and as a list with the same content. */
export function DayArc({ label, marks, now, nextLabel }: DayArcProps) {
  const sun = now === undefined ? undefined : arcPoint(now);
  const gone = now === undefined ? '' : arcPath(0, now);
  return (
    // Side by side where there is room for both.
    <div className="@container min-w-0">
      <div className="grid items-center gap-4 @min-[44rem]:grid-cols-2 @min-[44rem]:gap-8">
        <svg
          role="img"
          aria-label={label}
          viewBox={`0 0 ${arcBox.width} ${arcBox.height}`}
          fill="none"
          className="flip-rtl mx-auto block w-full max-w-form"
        >
          <path d={`M4 ${arcBox.base}H${arcBox.width - 4}`} className="stroke-line" strokeWidth="2" />
          <path
            d={arcPath(0, 1)}
            className="stroke-edge"
            strokeWidth="2.5"
            strokeDasharray="1 7"
            strokeLinecap="round"
          />
          {gone && <path d={gone} className="stroke-primary" strokeWidth="4" strokeLinecap="round" />}
          {marks.map(
            ({ id, position, state }) =>
              position !== undefined && <Mark key={id} at={position} state={state} />,
          )}
          {sun && (
            <g transform={`translate(${sun.x} ${sun.y})`}>
              <circle r="12" className="fill-raised" />
              <circle r="7" className="fill-ornament" />
              <path
                d="M0-12V-9.5M0 12V9.5M12 0H9.5M-12 0H-9.5M8.5-8.5 6.7-6.7M-8.5 8.5-6.7 6.7M8.5 8.5 6.7 6.7M-8.5-8.5-6.7-6.7"
                className="stroke-ornament"
                strokeWidth="2"
                strokeLinecap="round"
              />
            </g>
          )}
        </svg>
        <ol className="grid grid-cols-[repeat(auto-fit,minmax(max(6.5rem,30%),1fr))] gap-2">
          {marks.map((mark) => (
            <Entry key={mark.id} mark={mark} nextLabel={nextLabel} />
          ))}
        </ol>
      </div>
    </div>
  );
}

function Mark({ at, state }: { at: number; state: DayArcMark['state'] }) {
  const { x, y } = arcPoint(at);
  const look =
    state === 'past'
      ? 'fill-primary stroke-raised'
      : state === 'next'
        ? 'fill-raised stroke-ornament'
        : 'fill-raised stroke-edge';
  return (
    <circle
      cx={x}
      cy={y}
      r={state === 'next' ? 7.5 : 5.5}
      strokeWidth={state === 'next' ? 4 : 2.5}
      className={look}
    />
  );
}

function Entry({ mark, nextLabel }: { mark: DayArcMark; nextLabel: string | undefined }) {
  const next = mark.state === 'next';
  return (
    <li
      className={cx(
        'flex min-w-0 flex-col rounded-control border px-[min(0.75rem,3vw)] py-2',
        next ? 'border-transparent bg-green-soft' : 'border-line',
      )}
    >
      <span className={cx('text-sm', next ? 'font-semibold text-green' : 'text-quiet')}>
        {mark.label}
        {next && nextLabel && <span className="font-normal"> · {nextLabel}</span>}
      </span>
      <span
        className={cx(
          'text-lg font-semibold whitespace-nowrap tabular-nums',
          mark.state === 'past' && 'text-quiet',
        )}
      >
        {mark.time}
      </span>
    </li>
  );
}
