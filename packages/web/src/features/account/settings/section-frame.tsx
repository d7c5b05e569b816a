import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from '../../../platform/i18n/index.ts';

const titleId = 'section-title';

/** One section of the settings, with a link back to the list. */
export function SectionFrame({ title, children }: { title: string; children: ReactNode }) {
  const t = useTranslations('settings');
  return (
    <div className="page-width">
      <section
        aria-labelledby={titleId}
        className="mx-auto flex max-w-text flex-col gap-5 pt-2 pb-10 sm:pt-6"
      >
        <header>
          <Link
            to="/settings"
            className="-ms-2 inline-flex min-h-12 items-center gap-2 rounded-control px-2 font-semibold text-green no-underline hover:bg-green-soft"
          >
            <ArrowLeft aria-hidden="true" className="flip-rtl size-5 shrink-0" />
            {t('title')}
          </Link>
          <h1 id={titleId} className="mt-1 display text-3xl">
            {title}
          </h1>
        </header>
        {children}
      </section>
    </div>
  );
}

/** What the user needs to know before acting in a section. */
export const SectionLead = ({ children }: { children: ReactNode }) => (
  <p className="-mt-2 max-w-text text-quiet">{children}</p>
);
