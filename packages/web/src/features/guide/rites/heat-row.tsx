import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from '../../../platform/i18n/index.ts';

/** The most common danger: no questions, but a direct link to help. */
export function HeatRow() {
  const t = useTranslations('guide.whatIf');
  return (
    <Link
      to="/emergency#heat"
      className="flex min-h-12 items-center gap-3 surface px-4 py-2 text-ink no-underline hover:bg-green-soft"
    >
      <h2 className="min-w-0 grow text-lg">{t('heat')}</h2>
      <ChevronRight aria-hidden="true" className="flip-rtl size-5 shrink-0 text-quiet" />
    </Link>
  );
}
