import { Check, ChevronRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from './cx.ts';

type ListProps = { label?: string; className?: string; children: ReactNode };

/** One surface; its rows part by a hairline that starts at the text. */
export const List = ({ label, className, children }: ListProps) => (
  <ul aria-label={label} className={cx('overflow-hidden surface', className)}>
    {children}
  </ul>
);

const tones = {
  green: 'bg-green-soft text-green',
  gold: 'bg-gold-soft text-gold',
  danger: 'bg-danger-soft text-danger',
};

export type ListRowProps = {
  title: ReactNode;
  /** One line at most. */
  text?: ReactNode;
  icon?: LucideIcon;
  tone?: keyof typeof tones;
  /** At the end in the place of the arrow: a value. */
  value?: ReactNode;
  /** With it the row ends in a tick: what is done turns quiet. The words must say so too. */
  isDone?: boolean;
  /** Where it leads. */
  to?: string;
  /** What it opens, in the place of an address. */
  onOpen?: () => void;
};

/** An icon, a bold line, a quiet one, and one thing at the end. */
export function ListRow({
  title,
  text,
  icon: Icon,
  tone = 'green',
  value,
  isDone,
  to,
  onOpen,
}: ListRowProps) {
  const content = (
    <>
      {Icon && (
        <span
          aria-hidden="true"
          className={cx('grid size-10 shrink-0 place-items-center rounded-[0.75rem]', tones[tone])}
        >
          <Icon className="size-6" />
        </span>
      )}
      <span className="min-w-0 grow basis-32 sm:basis-40">
        <span className={cx('block leading-snug', isDone ? 'text-quiet' : 'font-semibold')}>{title} </span>
        {text && <span className="block text-sm leading-snug text-quiet">{text}</span>}
      </span>
      <End value={value} isDone={isDone} leads={Boolean(to ?? onOpen)} />
    </>
  );
  return (
    <li
      className={cx(
        'relative not-first:before:absolute not-first:before:end-0 not-first:before:top-0 not-first:before:border-t not-first:before:border-line',
        Icon ? 'not-first:before:start-18' : 'not-first:before:start-4',
      )}
    >
      {to ? (
        <Link to={to} className={row}>
          {content}
        </Link>
      ) : onOpen ? (
        <button type="button" aria-haspopup="dialog" onClick={onOpen} className={row}>
          {content}
        </button>
      ) : (
        <div className={row}>{content}</div>
      )}
    </li>
  );
}

const row =
  'flex min-h-16 w-full flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 text-start text-ink no-underline -outline-offset-3 [a&]:hover:bg-green-soft [button&]:hover:bg-green-soft';

function End({ value, isDone, leads }: { value: ReactNode; isDone: boolean | undefined; leads: boolean }) {
  if (value !== undefined) return <span className="shrink-0 tabular-nums">{value}</span>;
  if (isDone !== undefined) return <Tick isOn={isDone} />;
  return leads && <ChevronRight aria-hidden="true" className="flip-rtl size-5 shrink-0 text-quiet" />;
}

/** A circle, filled and ticked when it is done. */
function Tick({ isOn }: { isOn: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'grid size-8 shrink-0 place-items-center rounded-full border-2',
        isOn ? 'border-transparent bg-primary text-on-primary' : 'border-edge',
      )}
    >
      {isOn && <Check className="size-5" />}
    </span>
  );
}
