import { Tabs as Root, TabsContent, TabsList, TabsTrigger } from 'radix-ui/tabs';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';

type TabItem = { value: string; label: ReactNode; icon?: ReactNode; content: ReactNode };
export type TabsProps = {
  /** The label of the tabs for screen readers. */
  label: string;
  items: readonly TabItem[];
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  className?: string;
  /** Of the row around the tabs; its children stand before them. */
  bar?: ComponentProps<'div'> & Record<`data-${string}`, string>;
};

const trigger =
  'inline-flex min-h-12 max-w-full shrink-0 items-center rounded-control font-semibold text-quiet transition-colors ' +
  'hover:text-ink data-[state=active]:bg-chosen data-[state=active]:text-green ' +
  'data-[state=active]:outline-1 data-[state=active]:outline-edge focus-visible:outline-3! focus-visible:outline-focus! -outline-offset-1';

const besideIcon = 'gap-2 px-3 py-2 sm:px-4';
// One column for each tab, so that all fit on a phone, with the icon where there is room. At large text sizes, one row
// each.
const inColumns =
  'relative min-h-12 min-w-0 justify-center gap-2 px-0.5 py-1.5 text-center text-sm leading-tight wrap-anywhere @max-[16rem]:justify-start @max-[16rem]:px-3 sm:px-4 sm:text-base [&>svg]:shrink-0 @min-[16rem]:max-sm:[&>svg]:hidden';

/** A row of tabs. With icons they are side by side; without, they may take two rows on narrow screens. */
export function Tabs({
  label,
  items,
  className,
  bar,
  defaultValue = items[0]?.value ?? '',
  ...state
}: TabsProps) {
  const { children: before, className: barClassName, ...barProps } = bar ?? {};
  const hasIcons = items.every(({ icon }) => icon !== undefined);
  return (
    <Root
      {...(state.value === undefined ? { defaultValue } : {})}
      {...state}
      className={cx('flex min-w-0 flex-col gap-4', className)}
    >
      <div {...barProps} className={cx('@container flex flex-col', barClassName)}>
        {before}
        <TabsList
          aria-label={label}
          className={cx(
            'max-w-full gap-1 rounded-card bg-sunken p-1',
            hasIcons ? 'grid auto-cols-fr @min-[16rem]:grid-flow-col' : 'flex flex-wrap self-start',
          )}
        >
          <Triggers items={items} look={hasIcons ? inColumns : besideIcon} />
        </TabsList>
      </div>
      <Contents items={items} />
    </Root>
  );
}

function Triggers({ items, look }: Pick<TabsProps, 'items'> & { look: string }) {
  return items.map(({ value, label, icon }) => (
    <TabsTrigger key={value} value={value} className={cx(trigger, look)}>
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
