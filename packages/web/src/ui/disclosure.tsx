import { ChevronDown } from 'lucide-react';
import { type ComponentProps, type ReactNode, useDeferredValue, useState, useSyncExternalStore } from 'react';
import { cx } from './cx.ts';

type DisclosureProps = Omit<ComponentProps<'details'>, 'title'> & {
  title: ReactNode;
  /** Without a background, for use on a surface. */
  plain?: boolean;
  children: ReactNode;
};

/** A native disclosure: it works without scripts, and find-in-page opens it. */
export function Disclosure({ title, plain = false, className, children, ...rest }: DisclosureProps) {
  const isWhole = useWhole();
  return (
    <details className={cx('group/open', !plain && 'surface', className)} {...rest}>
      <summary
        className={cx(
          'flex min-h-12 list-none items-center gap-3 rounded-control py-2 font-semibold hover:bg-green-soft [&::-webkit-details-marker]:hidden',
          plain ? '-mx-2 px-2' : 'px-4',
        )}
      >
        <span className="min-w-0 grow">{title}</span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-quiet transition-transform group-open/open:rotate-180"
        />
      </summary>
      <div className={cx('flex min-w-0 flex-col gap-3 pt-1 pb-4', !plain && 'px-4')}>
        {(isWhole || rest.open) && children}
      </div>
    </details>
  );
}

const noSubscription = () => () => {};

/**
 * Whether to render the folded content. A prerendered page contains it; a page rendered in the browser shows the open
 * parts first and the rest a moment later.
 */
export function useWhole(): boolean {
  const isArriving = useSyncExternalStore(
    noSubscription,
    () => false,
    () => true,
  );
  const [arrived] = useState(isArriving);
  return useDeferredValue(true, arrived);
}
