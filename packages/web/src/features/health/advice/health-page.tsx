import type { ReactNode } from 'react';
import { PageHeader } from '../../../ui/page-header.tsx';

interface HealthPageProps {
  title: ReactNode;
  lead: ReactNode;
  children: ReactNode;
}

/** A page of advice: one column of cards below its title. */
export function HealthPage({ title, lead, children }: HealthPageProps) {
  return (
    <div className="mx-auto w-full max-w-text px-[min(1.25rem,5vw)] pb-10 print:max-w-none print:p-0">
      <div className="print:hidden">
        <PageHeader title={title} description={lead} />
      </div>
      <div className="flex flex-col gap-4 sm:gap-6">{children}</div>
    </div>
  );
}
