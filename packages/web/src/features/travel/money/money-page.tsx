import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { TravelNotes } from '../travel-notes.tsx';

interface MoneyPageProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** A page below the bookings. */
export function MoneyPage({ title, lead, children }: MoneyPageProps) {
  const t = useTranslations('travel-money');
  return (
    <div className="page-width pb-10">
      <nav aria-label={t('back')} className="-mb-4 pt-2 sm:-mb-8 print:hidden">
        <Link
          to="/travel?tab=bookings"
          className="-ms-2 inline-flex min-h-12 items-center gap-1 rounded-control pe-3 font-semibold text-green no-underline hover:underline"
        >
          <ChevronLeft aria-hidden="true" className="flip-rtl size-6" />
          {t('back')}
        </Link>
      </nav>
      <PageHeader title={title} description={lead} />
      <div className="flex flex-col gap-8">
        <div className="flex flex-col gap-6 print:hidden empty:hidden">
          <TravelNotes />
        </div>
        {children}
      </div>
    </div>
  );
}
