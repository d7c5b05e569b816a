import { ChevronDown, ChevronRight, type LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from './cx.ts';
import { useWhole } from './disclosure.tsx';

const tones = {
  green: 'bg-green-soft text-green',
  gold: 'bg-gold-soft text-gold',
  danger: 'bg-danger-soft text-danger',
};

interface RowLook {
  icon: LucideIcon;
  tone?: keyof typeof tones;
}

/** One surface for rows that hairlines part, each beginning where the words do. */
export function Rows({ className, ...rest }: ComponentProps<'ul'>) {
  return <ul className={cx('overflow-hidden surface', rowLine, className)} {...rest} />;
}

const rowLine =
  '[&>li+li]:relative [&>li+li]:before:absolute [&>li+li]:before:start-18 [&>li+li]:before:end-0 [&>li+li]:before:top-0 [&>li+li]:before:border-t [&>li+li]:before:border-line';

const row = 'flex min-h-16 items-center gap-4 px-4 py-3 text-ink no-underline hover:bg-green-soft';

/** An icon on its soft square, the words, and an arrow to where the row leads. */
export function LinkRow({
  to,
  title,
  text,
  ...look
}: RowLook & { to: string; title: ReactNode; text?: ReactNode }) {
  return (
    <Link to={to} className={row}>
      <RowIcon {...look} />
      <span className="min-w-0 grow">
        <span className="block font-semibold">{title} </span>
        {text && <span className="block text-sm text-quiet">{text}</span>}
      </span>
      <ChevronRight aria-hidden="true" className="flip-rtl size-5 shrink-0 text-quiet" />
    </Link>
  );
}

/** A number to call, large at the end of its row. */
export function CallRow({
  number,
  title,
  text,
  ...look
}: RowLook & { number: string; title: ReactNode; text?: ReactNode }) {
  return (
    <a href={`tel:${number}`} className={cx(row, 'flex-wrap')}>
      <RowIcon {...look} />
      <span className="min-w-0 grow basis-40">
        <span className="block font-semibold">{title} </span>
        {text && <span className="block text-sm text-quiet">{text} </span>}
      </span>
      <bdi dir="ltr" className="display text-3xl leading-none text-green">
        {number}
      </bdi>
    </a>
  );
}

type FoldRowProps = Omit<ComponentProps<'details'>, 'title'> &
  RowLook & { title: ReactNode; text?: ReactNode };

/** A row that unfolds where it is, by the browser's own means: it works before any script, and search opens it. */
export function FoldRow({ icon, tone, title, text, children, className, ...rest }: FoldRowProps) {
  const isWhole = useWhole();
  return (
    <details className={cx('group/row', className)} {...rest}>
      <summary className={cx(row, 'list-none [&::-webkit-details-marker]:hidden')}>
        <RowIcon icon={icon} {...(tone && { tone })} />
        <span className="min-w-0 grow">
          {title}
          {text && <span className="block text-sm text-quiet">{text}</span>}
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-quiet transition-transform group-open/row:rotate-180"
        />
      </summary>
      <div className="flex min-w-0 flex-col gap-4 px-4 pt-1 pb-5">{(isWhole || rest.open) && children}</div>
    </details>
  );
}

function RowIcon({ icon: Icon, tone = 'green' }: RowLook) {
  return (
    <span
      aria-hidden="true"
      className={cx('grid size-10 shrink-0 place-items-center rounded-[0.75rem]', tones[tone])}
    >
      <Icon className="size-5" />
    </span>
  );
}
