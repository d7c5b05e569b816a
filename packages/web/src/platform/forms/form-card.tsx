import type { ReactNode, Ref } from 'react';
import { Card } from '../../ui/card.tsx';
import { StarMotif } from '../../ui/star-motif.tsx';

interface FormCardProps {
  /** The page's one `h1`. */
  title: string;
  lead?: ReactNode;
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** A page that is one form: a card in the middle. */
export function FormCard({ title, lead, headingRef, children }: FormCardProps) {
  return (
    <div className="page-width py-6 sm:py-12">
      <Card className="mx-auto max-w-form gap-6">
        <div className="flex flex-col items-center gap-2 text-center">
          <StarMotif className="size-12 text-ornament" />
          <h1 ref={headingRef} tabIndex={-1} className="display text-2xl">
            {title}
          </h1>
          {lead && <p className="text-quiet">{lead}</p>}
        </div>
        {children}
      </Card>
    </div>
  );
}
