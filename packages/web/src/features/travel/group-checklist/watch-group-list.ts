import type { GroupEvent } from '@manasik/contract/live';
import { isPollDue } from '../../../platform/api/connection.ts';
import { followStream } from '../../../platform/api/follow-stream.ts';

const intervals = { live: 120_000, visible: 15_000, hidden: null };

/**
 * Calls `refresh` when a member changes the list of a group, each time the stream opens, because it does not repeat
 * what was missed, and regularly while there is no stream. A page that stays hidden has none. Returns a function that
 * stops it.
 */
export function watchGroupList(groupId: string, refresh: () => void): () => void {
  // The caller has just asked for the list.
  let askedAt = Date.now();

  function ask(): void {
    askedAt = Date.now();
    refresh();
  }

  return followStream('GET /api/location/group/:id/live', { id: groupId }, ['changed', 'beat'], {
    onEvent: (name, data) => {
      // Our own server sends this, and the contract defines its type. A beat has no data.
      if (name === 'changed' && (data as ChangedData).part === 'checklist') ask();
    },
    onSignal: (type, connection) => {
      if (type === 'opened') ask();
      if (type === 'tick' && navigator.onLine && isPollDue(connection, askedAt, Date.now(), intervals)) ask();
    },
  });
}

type ChangedData = Extract<GroupEvent, { type: 'changed' }>['data'];
