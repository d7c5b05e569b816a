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

// A tab is at least as wide as its longest word, and moves to the next row where it does not fit. Four tabs are in one
// row or two by two: 34 % of the width lets no third one in.
const fourTabs = 'basis-[34%] @min-[17.5rem]:basis-0';
// The columns of a phone are too narrow for words such as "Documents".
const fourTabsOfLongWords = 'basis-[34%] @min-[26rem]:basis-0';
const otherTabs = 'basis-[5.25rem]';

interface PageTabsProps {
  label: string;
  tabs: readonly PageTab[];
  /** Puts four tabs two by two on phones. */
  hasLongWords?: boolean;
}

/** Links instead of ARIA tabs: each screen has an address to return to and to share. */
export function PageTabs({ label, tabs, hasLongWords = false }: PageTabsProps) {
  const basis = tabs.length !== 4 ? otherTabs : hasLongWords ? fourTabsOfLongWords : fourTabs;
  return (
    <nav aria-label={label} className="@container print:hidden">
      <ul className="flex flex-wrap gap-1 rounded-card bg-sunken p-1">
        {tabs.map(({ to, label: name, icon: Icon, current }) => (
          <li key={to} className={cx('max-w-full min-w-min grow', basis)}>
            <Link
              to={to}
              aria-current={current}
              className={cx(
                'flex h-full min-h-16 flex-col items-center justify-center gap-1 rounded-control px-0.5 py-2 text-center text-sm leading-tight font-semibold no-underline hyphens-manual',
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
