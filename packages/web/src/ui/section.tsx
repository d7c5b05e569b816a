import { type ReactNode, useId } from 'react';
import { cx } from './cx.ts';

export type SectionProps = {
  title: ReactNode;
  description?: ReactNode;
  /** Its anchor on the page. */
  id?: string;
  /** `center` for the bands of the landing page. */
  align?: 'start' | 'center';
  className?: string;
  children?: ReactNode;
};

export function Section({ title, description, id, align = 'start', className, children }: SectionProps) {
  const titleId = useId();
  return (
    <section id={id} aria-labelledby={titleId} className={cx('py-6 sm:py-8', className)}>
      <div className={cx('mb-5', align === 'center' && 'mx-auto max-w-text text-center')}>
        <h2 id={titleId} className="display text-2xl">
          {title}
        </h2>
        {description && (
          <p className={cx('mt-2 text-quiet', align === 'start' && 'max-w-text')}>{description}</p>
        )}
      </div>
      {children}
    </section>
  );
}
