import { Check, ChevronRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from './cx.ts';

type ListProps = { label?: string; labelledBy?: string; className?: string; children: ReactNode };

/** A list on one surface. Hairlines that start at the text separate its rows, `ListRow` or `FoldRow`. */
export const List = ({ label, labelledBy, className, children }: ListProps) => (
  <ul
    aria-label={label}
    aria-labelledby={labelledBy}
    className={cx('@container overflow-hidden surface', hairlines, className)}
  >
    {children}
  </ul>
);

/** Hairlines between the items of a list, from `--row-start` on. */
export const hairlines =
  '[&>li]:relative [&>li+li]:before:absolute [&>li+li]:before:start-(--row-start,calc(min(2.5rem,12vw)+min(1rem,4vw)+1rem)) [&>li+li]:before:end-0 [&>li+li]:before:top-0 [&>li+li]:before:border-t [&>li+li]:before:border-line';

const tones = {
  green: 'bg-green-soft text-green',
  gold: 'bg-gold-soft text-gold',
  danger: 'bg-danger-soft text-danger',
};

export type RowLook = {
  title: ReactNode;
  /** One line at most. */
  text?: ReactNode;
  icon?: LucideIcon;
  tone?: keyof typeof tones;
};

type ListRowProps = RowLook & {
  /** A value at the end, instead of the arrow. */
  value?: ReactNode;
  /** The current choice, in quiet text before the arrow. */
  current?: ReactNode;
  /** Ends the row in a tick and makes done rows quiet. The text must say so, too, unless `doneLabel` does. */
  isDone?: boolean;
  /** Names the tick for screen readers. */
  doneLabel?: string;
  /** The address it opens. */
  to?: string;
  /** For an address of the server in `to`, which the browser has to load. */
  reloadDocument?: boolean;
  /** A phone number, shown large at the end. */
  call?: string;
  /** Called instead of opening an address. */
  onOpen?: () => void;
};

/** An icon, a bold line, a quiet line, and one thing at the end. */
export function ListRow(props: ListRowProps) {
  const { value, current, isDone, doneLabel, to, reloadDocument, call, onOpen, ...look } = props;
  const content = (
    <>
      <RowFace {...look} isQuiet={isDone} />
      <End
        value={call ? <NumberToCall call={call} /> : value}
        current={current}
        isDone={isDone}
        doneLabel={doneLabel}
        leads={Boolean(to ?? onOpen)}
      />
    </>
  );
  const className = cx(rowClass, Boolean(current) && (look.icon ? besideIcon : beside));
  return (
    <li className={cx(!look.icon && '[--row-start:1rem]')}>
      {call ? (
        <a href={`tel:${call}`} className={className}>
          {content}
        </a>
      ) : to ? (
        <Link to={to} className={className} {...(reloadDocument && { reloadDocument })}>
          {content}
        </Link>
      ) : onOpen ? (
        <button type="button" aria-haspopup="dialog" onClick={onOpen} className={className}>
          {content}
        </button>
      ) : (
        <div className={className}>{content}</div>
      )}
    </li>
  );
}

// The title stays on one line if possible, and the choice wraps. At large text sizes the choice moves below.
const beside = '@min-[18rem]:grid @min-[18rem]:grid-cols-[minmax(5rem,max-content)_minmax(min-content,1fr)]';
const besideIcon =
  '@min-[18rem]:grid @min-[18rem]:grid-cols-[auto_minmax(5rem,max-content)_minmax(min-content,1fr)]';

/** The class of a row, whether a link, a button, a summary or plain text. */
export const rowClass =
  'flex min-h-16 w-full flex-wrap items-center gap-x-[min(1rem,4vw)] gap-y-1 px-4 py-3 text-start text-ink no-underline -outline-offset-3 [a&]:hover:bg-green-soft [button&]:hover:bg-green-soft [summary&]:hover:bg-green-soft';

/** The start of a row: the icon on its soft square, and the text. */
export function RowFace({
  title,
  text,
  icon: Icon,
  tone = 'green',
  isQuiet,
}: RowLook & { isQuiet?: boolean | undefined }) {
  return (
    <>
      {Icon && (
        <span
          aria-hidden="true"
          className={cx(
            'grid size-[min(2.5rem,12vw)] shrink-0 place-items-center rounded-[0.75rem]',
            tones[tone],
          )}
        >
          <Icon className="size-[55%]" />
        </span>
      )}
      <span className="min-w-0 grow basis-24 sm:basis-40">
        <span className={cx('block leading-snug', isQuiet ? 'text-quiet' : 'font-semibold')}>{title} </span>
        {text && <span className="block text-sm leading-snug text-quiet">{text}</span>}
      </span>
    </>
  );
}

type EndProps = Pick<ListRowProps, 'value' | 'current'> & {
  isDone: boolean | undefined;
  doneLabel: string | undefined;
  leads: boolean;
};

function End({ value, current, isDone, doneLabel, leads }: EndProps) {
  if (value !== undefined) return <span className="ms-auto shrink-0 tabular-nums">{value}</span>;
  if (isDone !== undefined) return <Tick isOn={isDone} label={doneLabel} />;
  if (!leads) return current && <span className="ms-auto text-quiet">{current}</span>;
  // A short value stays on one line, and the title wraps instead.
  const isShort = typeof current === 'string' && current.length <= 9;
  return (
    <span className="ms-auto flex min-w-0 items-center gap-2 text-quiet">
      {current && (
        <span className={cx('text-end leading-snug wrap-break-word', isShort && 'whitespace-nowrap')}>
          {current}
        </span>
      )}
      <ChevronRight aria-hidden="true" className="flip-rtl size-[min(1.25rem,6vw)] shrink-0" />
    </span>
  );
}

const NumberToCall = ({ call }: { call: string }) => (
  <bdi dir="ltr" className="display text-3xl leading-none whitespace-nowrap text-green">
    {call}
  </bdi>
);

/** A circle, filled and ticked when it is done. */
function Tick({ isOn, label }: { isOn: boolean; label: string | undefined }) {
  return (
    <span
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      className={cx(
        'ms-auto grid size-8 shrink-0 place-items-center rounded-full border-2',
        isOn ? 'border-transparent bg-primary text-on-primary' : 'border-edge',
      )}
    >
      {isOn && <Check className="size-5" />}
    </span>
  );
}
