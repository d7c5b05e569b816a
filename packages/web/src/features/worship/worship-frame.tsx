import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from '../../platform/i18n/index.ts';
import { cx } from '../../ui/cx.ts';
import { PageHeader } from '../../ui/page-header.tsx';

interface WorshipFrameProps {
  title: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
}

/** A page of worship below the link back to all of them. Its row must name the namespace `worship`. */
export function WorshipFrame({ title, lead, children }: WorshipFrameProps) {
  return (
    <div className="page-width pb-10">
      <WorshipBack className="-mb-4 pt-2 sm:-mb-8" />
      <PageHeader title={title} description={lead} />
      <div className="flex flex-col gap-4 sm:gap-6">{children}</div>
    </div>
  );
}

/** The link back to all pages of worship. */
export function WorshipBack({ className, look = 'text-green' }: { className?: string; look?: string }) {
  const t = useTranslations('worship.tabs');
  return (
    <nav aria-label={t('label')} className={cx('print:hidden', className)}>
      <Link
        to="/worship"
        className={cx(
          '-ms-2 inline-flex min-h-12 items-center gap-1 rounded-control pe-3 font-semibold no-underline hover:underline',
          look,
        )}
      >
        <ChevronLeft aria-hidden="true" className="flip-rtl size-6" />
        {t('label')}
      </Link>
    </nav>
  );
}
