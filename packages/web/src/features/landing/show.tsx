import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { useTranslations } from '../../platform/i18n/index.ts';

interface ShowProps {
  name: 'guide' | 'prayer' | 'help';
  /** The address of the full feature. */
  to: string;
  children: ReactNode;
}

/** A feature of Manasik: one line of text, and a part of the real product in a phone frame. */
export function Show({ name, to, children }: ShowProps) {
  const t = useTranslations('landing.screens');
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="grid justify-items-center gap-4 text-center lg:row-span-4 lg:grid-rows-subgrid"
    >
      <h2 id={titleId} className="display max-w-form text-3xl text-balance">
        {t(`${name}.title`)}
      </h2>
      <p className="max-w-form text-pretty text-quiet">{t(`${name}.text`)}</p>
      <div className="mt-2 flex w-full max-w-[22rem] flex-col overflow-clip rounded-[2.75rem] border-[9px] border-device bg-raised text-start shadow-float">
        {children}
      </div>
      <MoreLink to={to}>{t(`${name}.link`)}</MoreLink>
    </section>
  );
}

export const MoreLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link
    to={to}
    className="inline-flex min-h-12 items-center gap-1 rounded-control px-2 font-semibold text-green underline underline-offset-4"
  >
    {children}
    <ChevronRight aria-hidden="true" className="flip-rtl size-5 shrink-0" />
  </Link>
);
