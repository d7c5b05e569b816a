import { Phone } from 'lucide-react';
import { cx } from '../../ui/cx.ts';

interface NumberLinkProps {
  label: string;
  number: string;
  /** For two beside each other on a phone: the number is below its label. */
  isNarrow?: boolean;
}

/** A phone number in large print that calls when pressed. */
export const NumberLink = ({ label, number, isNarrow = false }: NumberLinkProps) => (
  <a
    href={`tel:${number}`}
    className={cx(
      'flex h-full min-h-14 flex-wrap items-center gap-x-3 rounded-control border border-edge bg-raised py-2 text-ink no-underline',
      isNarrow ? 'px-3' : 'px-4',
    )}
  >
    <Phone aria-hidden="true" className={cx('size-5 shrink-0 text-green', isNarrow && 'order-1')} />
    <span
      className={cx(
        'min-w-0 wrap-anywhere hyphens-auto',
        isNarrow ? 'w-full text-base leading-snug' : 'grow basis-24',
      )}
    >
      {label}{' '}
    </span>
    <bdi dir="ltr" className={cx('shrink-0 text-xl font-semibold tabular-nums', isNarrow && 'order-2')}>
      {number}
    </bdi>
  </a>
);
