import { type ReactNode, useId } from 'react';

/** A part of the form: its heading, and the fields on the ground of the page. */
export function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="flex min-w-0 flex-col gap-5">
      <h2 id={titleId} className="display text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
