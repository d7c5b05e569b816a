import { ChevronRight, HeartPulse } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from '../../../platform/i18n/index.ts';

/** The most common danger: no questions, but a direct link to help. */
export function HeatRow() {
  const t = useTranslations('guide.whatIf');
  return (
    <Link
      to="/emergency#heat"
      className="flex min-h-16 items-center gap-3 rounded-card bg-danger-soft px-4 py-2 text-danger no-underline"
    >
      <HeartPulse aria-hidden="true" className="size-6 shrink-0" />
      <h2 className="min-w-0 grow text-lg">{t('heat')}</h2>
      <ChevronRight aria-hidden="true" className="flip-rtl size-5 shrink-0" />
    </Link>
  );
}
