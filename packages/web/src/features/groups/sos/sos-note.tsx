import { Siren } from 'lucide-react';
import { Link } from 'react-router';
import { useAlerts } from '../../../shared/alerts/alerts-store.ts';
import { placeOnMap } from '../../../shared/alerts/place-on-map.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { apart } from '../../../platform/i18n/isolate.ts';

/** In the list of groups: the members who call for help, as a link to their location. */
export function SosNote({ groupId }: { groupId: string }) {
  const t = useTranslations('sos.banner');
  const calls = useAlerts().alerts?.sos.filter(({ groups }) => groups.some(({ id }) => id === groupId));
  return calls?.map(({ id, callerName }) => (
    <Link
      key={id}
      to={placeOnMap(groupId)}
      className="flex min-h-12 items-center gap-3 rounded-control border-2 border-danger bg-danger-soft p-3 font-semibold text-ink"
    >
      <Siren aria-hidden="true" className="size-6 shrink-0 text-danger" />
      <span className="min-w-0">{t('alert', { name: apart(callerName || t('someone')) })}</span>
    </Link>
  ));
}
