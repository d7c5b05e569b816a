import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';

export type CardProps = Omit<ComponentProps<'section'>, 'title'> & {
  /** With a title the card is a region of that name. */
  title?: ReactNode;
  titleId?: string;
  description?: ReactNode;
  icon?: ReactNode;
  /** At the end of the title line: a badge or a small button. */
  aside?: ReactNode;
  footer?: ReactNode;
  headingLevel?: 2 | 3 | 4;
};

export function Card({
  title,
  titleId,
  description,
  icon,
  aside,
  footer,
  headingLevel = 2,
  className,
  children,
  ...rest
}: CardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section
      aria-labelledby={titleId}
      className={cx('flex min-w-0 flex-col gap-4 surface p-[min(1.25rem,5vw)]', className)}
      {...rest}
    >
      {title && (
        // At large text sizes on a phone, the text moves below the icon.
        <header className="flex flex-wrap items-start gap-3">
          {icon && <IconDisc>{icon}</IconDisc>}
          <div className={cx('min-w-0 grow basis-24', !description && 'self-center')}>
            <Heading id={titleId} className="text-lg">
              {title}
            </Heading>
            {description && <p className="mt-1 text-sm text-quiet">{description}</p>}
          </div>
          {aside}
        </header>
      )}
      {children}
      {footer && <footer className="mt-auto flex flex-wrap items-center gap-3 pt-1">{footer}</footer>}
    </section>
  );
}

/** The soft round background of an icon. */
export function IconDisc({ children }: { children: ReactNode }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-11 shrink-0 place-items-center rounded-full bg-green-soft text-green"
    >
      {children}
    </span>
  );
}
