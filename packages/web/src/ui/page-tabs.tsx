import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import { cx } from './cx.ts';

export interface PageTab {
  to: string;
  label: string;
  icon: LucideIcon;
  /** `page`: it is the page that is open; `true`: the open page lies under it. */
  current: 'page' | 'true' | undefined;
}

/** Links and no ARIA tabs: each screen has an address of its own, to come back to and to give on. */
export function PageTabs({ label, tabs }: { label: string; tabs: readonly PageTab[] }) {
  return (
    <nav aria-label={label} className="print:hidden">
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,5.25rem),1fr))] gap-1 rounded-card bg-sunken p-1">
        {tabs.map(({ to, label: name, icon: Icon, current }) => (
          <li key={to} className="min-w-0">
            <Link
              to={to}
              aria-current={current}
              className={cx(
                'flex h-full min-h-16 flex-col items-center justify-center gap-1 rounded-control px-1 py-2 text-center text-xs leading-snug font-semibold no-underline hyphens-auto',
                current ? 'bg-raised text-green shadow-card' : 'text-quiet hover:text-ink',
              )}
            >
              <Icon aria-hidden="true" className="size-5 shrink-0" />
              <span className="max-w-full wrap-break-word">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
