import type { GroupEvent } from '@manasik/contract/live';
import { openStream } from '../../../platform/api/live-stream.ts';
import { retryWaitMs } from '../../../platform/api/retry-wait.ts';

/**
 * Calls back when a member changes the list of a group, and each time the stream opens, because it does not repeat what
 * was missed. A hidden page has no stream. Returns a function that stops it.
 */
export function watchGroupList(groupId: string, onChange: () => void): () => void {
  let failures = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let close: (() => void) | undefined;

  function stop(): void {
    clearTimeout(retry);
    close?.();
    close = undefined;
  }
  function open(): void {
    stop();
    if (document.hidden || !navigator.onLine) return;
    close = openStream('GET /api/location/group/:id/live', { id: groupId }, ['changed', 'beat'], {
      onOpen: onChange,
      onEvent: (name, data) => {
        failures = 0;
        // Our own server sends this, and the contract defines its type. A beat has no data.
        if (name === 'changed' && (data as ChangedData).part === 'checklist') onChange();
      },
      onBroken: () => {
        failures += 1;
        retry = setTimeout(open, retryWaitMs(failures, Math.random()));
      },
    });
  }

  addEventListener('online', open);
  document.addEventListener('visibilitychange', open);
  open();
  return () => {
    removeEventListener('online', open);
    document.removeEventListener('visibilitychange', open);
    stop();
  };
}

type ChangedData = Extract<GroupEvent, { type: 'changed' }>['data'];
