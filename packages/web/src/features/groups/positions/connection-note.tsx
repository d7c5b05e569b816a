import { Radio, RefreshCw } from 'lucide-react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { OfflineNote } from '../../../ui/offline-note.tsx';
import { useIsOnline } from '../../../platform/api/network.ts';
import type { GroupLive } from '../live/group-live.ts';
import { usePositionWords } from './use-position-words.ts';

/** Shows how up to date the positions are. */
export function ConnectionNote({ live }: { live: GroupLive }) {
  const t = useTranslations('positions.connection');
  const words = usePositionWords();
  const isOnline = useIsOnline();
  // A stream notices a lost connection late. The device notices at once.
  if (!isOnline || (live.failure && live.mode !== 'live')) {
    const { knownAt } = live;
    return (
      <OfflineNote>
        {knownAt === null ? t('neverLoaded') : t('offline', { time: words.clock(knownAt) })}
      </OfflineNote>
    );
  }
  const isLive = live.mode === 'live';
  const Icon = isLive ? Radio : RefreshCw;
  return (
    <p className="flex items-center gap-1.5 text-sm text-quiet">
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {isLive ? t('live') : t(live.knownAt === null ? 'connecting' : 'polling')}
    </p>
  );
}
