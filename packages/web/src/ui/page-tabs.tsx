import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import { cx } from './cx.ts';

interface PageTab {
  to: string;
  label: string;
  icon: LucideIcon;
  /** `page`: this page is open; `true`: the open page is below it. */
  current: 'page' | 'true' | undefined;
}

// Four tabs are in one row or two by two, never three and one. More tabs wrap.
const columnsOfFour = 'grid-cols-2 @min-[17.5rem]:grid-cols-4';
// The columns of a phone are too narrow for words such as "Documents".
const columnsOfLongWords = 'grid-cols-2 @min-[26rem]:grid-cols-4';
const columnsThatFit = 'grid-cols-[repeat(auto-fit,minmax(min(100%,5.25rem),1fr))]';

interface PageTabsProps {
  label: string;
  tabs: readonly PageTab[];
  /** Puts four tabs two by two on phones. */
  hasLongWords?: boolean;
}

/** Links instead of ARIA tabs: each screen has an address to return to and to share. */
export function PageTabs({ label, tabs, hasLongWords = false }: PageTabsProps) {
  const columns = hasLongWords ? columnsOfLongWords : columnsOfFour;
  return (
    <nav aria-label={label} className="@container print:hidden">
      <ul
        className={cx('grid gap-1 rounded-card bg-sunken p-1', tabs.length === 4 ? columns : columnsThatFit)}
      >
        {tabs.map(({ to, label: name, icon: Icon, current }) => (
          <li key={to} className="min-w-0">
            <Link
              to={to}
              aria-current={current}
              className={cx(
                'flex h-full min-h-16 flex-col items-center justify-center gap-1 rounded-control px-0.5 py-2 text-center text-sm leading-tight font-semibold no-underline hyphens-auto',
                current ? 'bg-chosen text-green' : 'text-quiet hover:text-ink',
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
