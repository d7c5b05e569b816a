import type { ReactNode } from 'react';

export type PageHeaderProps = {
  title: ReactNode;
  description?: ReactNode;
  /** A short line above the title. */
  eyebrow?: ReactNode;
  actions?: ReactNode;
};

/** The header of a page; its title is the only `h1`. */
export function PageHeader({ title, description, eyebrow, actions }: PageHeaderProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-4 pt-6 pb-4 sm:pt-10">
      <div className="min-w-0">
        {eyebrow && <p className="mb-1 font-semibold text-gold">{eyebrow}</p>}
        <h1 className="display text-3xl">{title}</h1>
        {description && <p className="mt-2 max-w-text text-quiet">{description}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </header>
  );
}
