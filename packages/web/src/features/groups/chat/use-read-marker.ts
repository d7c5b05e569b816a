import { useEffect, useRef } from 'react';
import { api } from '../../../platform/api/index.ts';
import { askForGroups } from '../../../shared/groups/use-groups.ts';
import { createReadMarker } from './read-marker.ts';

/**
 * Tells the server that the reader has read up to message `newest`.
 * @param isInView whether the newest message is visible
 */
export function useReadMarker(groupId: string, newest: number, isInView: boolean): void {
  const marker = useRef<ReturnType<typeof createReadMarker>>(undefined);

  useEffect(() => {
    const made = createReadMarker({
      put: (upTo) =>
        api('PUT /api/hajj-groups/:id/messages/read', { params: { id: groupId }, body: { upTo } }),
      onMarked: () => void askForGroups(),
    });
    marker.current = made;
    return made.close;
  }, [groupId]);

  useEffect(() => {
    if (newest === 0 || !isInView) return undefined;
    const see = () => {
      if (document.visibilityState === 'visible') marker.current?.see(newest);
    };
    see();
    document.addEventListener('visibilitychange', see);
    return () => document.removeEventListener('visibilitychange', see);
  }, [newest, isInView]);
}
