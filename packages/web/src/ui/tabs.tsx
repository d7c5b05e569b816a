import { Tabs as Root, TabsContent, TabsList, TabsTrigger } from 'radix-ui/tabs';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

type TabItem = { value: string; label: ReactNode; icon?: ReactNode; content: ReactNode };
export type TabsProps = {
  /** Names the row of tabs for screen readers. */
  label: string;
  items: readonly TabItem[];
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  className?: string;
};

const trigger =
  'inline-flex min-h-12 shrink-0 items-center gap-2 rounded-control px-3 py-2 sm:px-4 font-semibold text-quiet transition-colors ' +
  'hover:text-ink data-[state=active]:bg-raised data-[state=active]:text-green ' +
  'data-[state=active]:outline-1 data-[state=active]:outline-edge focus-visible:outline-3! focus-visible:outline-focus! -outline-offset-1';

/** A row of tabs; in two rows where the screen is narrow, for what has scrolled away is not found. */
export function Tabs({ label, items, className, defaultValue = items[0]?.value ?? '', ...state }: TabsProps) {
  return (
    <Root
      {...(state.value === undefined ? { defaultValue } : {})}
      {...state}
      className={cx('flex min-w-0 flex-col gap-4', className)}
    >
      <TabsList
        aria-label={label}
        className="flex max-w-full flex-wrap gap-1 self-start rounded-control bg-sunken p-1"
      >
        <Triggers items={items} />
      </TabsList>
      <Contents items={items} />
    </Root>
  );
}

/** Tabs that stand beside what they open; above it where there is no room for both. */
export function SideTabs({
  label,
  items,
  className,
  defaultValue = items[0]?.value ?? '',
  ...state
}: TabsProps) {
  return (
    <Root
      orientation="vertical"
      {...(state.value === undefined ? { defaultValue } : {})}
      {...state}
      className={cx('grid min-w-0 gap-4 md:grid-cols-[minmax(12rem,auto)_1fr] md:gap-6', className)}
    >
      <TabsList
        aria-label={label}
        className="flex min-w-0 flex-col gap-1 self-start rounded-card bg-sunken p-1"
      >
        <Triggers items={items} />
      </TabsList>
      <div className="min-w-0">
        <Contents items={items} />
      </div>
    </Root>
  );
}

function Triggers({ items }: Pick<TabsProps, 'items'>) {
  return items.map(({ value, label, icon }) => (
    <TabsTrigger key={value} value={value} className={trigger}>
      {icon}
      {label}
    </TabsTrigger>
  ));
}

function Contents({ items }: Pick<TabsProps, 'items'>) {
  return items.map(({ value, content }) => (
    <TabsContent key={value} value={value} className="min-w-0">
      {content}
    </TabsContent>
  ));
}
