import { ChevronRight, IdCard } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from '../../platform/i18n/index.ts';
import { RowFace, rowClass } from '../../ui/list-row.tsx';

/**
 * Leads straight to the open "I'm lost" card. The bar of a member of a group has SOS in place of Emergency. Needs the
 * namespace `sos`.
 */
export function LostRow({ onLeave }: { onLeave?: () => void }) {
  const t = useTranslations('sos.lost');
  return (
    <Link to="/emergency#show-card" className={rowClass} {...(onLeave && { onClick: onLeave })}>
      <RowFace icon={IdCard} tone="gold" title={t('title')} text={t('text')} />
      <ChevronRight aria-hidden="true" className="flip-rtl size-[min(1.25rem,6vw)] shrink-0 text-quiet" />
    </Link>
  );
}
