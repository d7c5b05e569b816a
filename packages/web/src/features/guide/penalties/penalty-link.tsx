import { Scale } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from '../../../platform/i18n/index.ts';

/** A link to the page of penalties, for every place that names one. */
export function PenaltyLink() {
  const t = useTranslations('guide.penalties');
  return (
    <Link
      to="/guide/penalties"
      className="inline-flex min-h-11 items-center gap-2 self-start font-semibold text-green print:hidden"
    >
      <Scale aria-hidden="true" className="size-5 shrink-0" />
      {t('title')}
    </Link>
  );
}
