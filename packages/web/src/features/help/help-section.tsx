import type { ReactNode } from 'react';
import { List } from '../../ui/list-row.tsx';

/** A titled group of help rows. */
export const HelpSection = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section id={id} aria-labelledby={`${id}-title`} className="pt-7">
    <h2 id={`${id}-title`} className="mb-3 display text-2xl">
      {title}
    </h2>
    <List>{children}</List>
  </section>
);
