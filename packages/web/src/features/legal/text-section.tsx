import type { ReactNode } from 'react';
import { Section } from '../../ui/section.tsx';

interface TextSectionProps {
  title: string;
  text?: string;
  items?: readonly string[];
  children?: ReactNode;
}

/** A text-only part of a page: a heading, a paragraph, a list. */
export function TextSection({ title, text, items, children }: TextSectionProps) {
  return (
    <Section title={title} className="max-w-text py-4 sm:py-5">
      <div className="flex flex-col gap-3">
        {text && <p>{text}</p>}
        {items && (
          <ul className="flex list-disc flex-col gap-2 ps-6 marker:text-ornament">
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        )}
        {children}
      </div>
    </Section>
  );
}
