import { LocateFixed } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from '../../platform/i18n/index.ts';
import { useUser } from '../../platform/session/session.ts';
import { useDecision } from '../../shared/positions/decisions.ts';

/** A notice that location sharing is on, with a link to stop it. Needs the namespace `positions`. */
export function SharingBar() {
  const t = useTranslations('positions.bar');
  const { user } = useUser();
  if (useDecision(user?.id)?.state !== 'sharing') return null;
  return (
    <p
      role="status"
      className="flex flex-wrap items-center gap-x-3 rounded-control bg-green-soft px-4 py-1 text-ink"
    >
      <LocateFixed aria-hidden="true" className="size-5 shrink-0 text-green" />
      <span className="min-w-0 grow font-semibold">{t('on')}</span>
      <Link
        to="/group-tracker"
        className="inline-flex min-h-12 items-center font-semibold text-green underline"
      >
        {t('show')}
      </Link>
    </p>
  );
}
