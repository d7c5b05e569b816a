import type { Changes } from '../../platform/bus/changes.ts';
import type { LiveHub } from '../../domain/live-hub.ts';
import type { Stream } from '../../platform/live/stream.ts';
import type { Logger } from '../../platform/logger.ts';
import type { Membership } from '../../domain/membership.ts';
import type { AlertsService } from './alerts.service.ts';

interface Parts {
  readonly alerts: AlertsService;
  readonly membership: Membership;
  readonly hub: LiveHub;
  readonly changes: Changes;
  readonly log: Logger;
}

// A hundred answers to a roll call within a second become one change for each of a hundred readers.
const REST_MS = 1000;

/** Writes a user's alerts to their streams whenever they change. Nothing is written twice to one stream. */
export function createAlertsStreams({ alerts, membership, hub, changes, log }: Parts) {
  const lastWritten = new WeakMap<Stream, string>();
  /** Users who are being written to; true when that must be done once more. */
  const writing = new Map<string, boolean>();
  const resting = new Map<string, { timer: NodeJS.Timeout; isChanged: boolean }>();

  const write = async (userId: string): Promise<void> => {
    const streams = hub.streamsOf(userId);
    try {
      const found = await alerts.of(userId);
      for (const stream of streams) {
        if (lastWritten.get(stream) === found.text) continue;
        lastWritten.set(stream, found.text);
        stream.write(`event: alerts\ndata: ${found.text}\n\n`);
      }
    } catch (error) {
      log.warn({ err: error }, 'alerts could not be read for a stream, which ends');
      // When the alerts cannot be read, the stream ends, so that the page polls and notices the failure.
      for (const stream of streams) stream.end();
    }
  };
  /** One after the other per user, so that the newest is written last. */
  const writeTo = async (userId: string): Promise<void> => {
    if (hub.streamsOf(userId).size === 0) return;
    if (writing.has(userId)) return void writing.set(userId, true);
    do {
      writing.set(userId, false);
      await write(userId);
    } while (writing.get(userId));
    writing.delete(userId);
  };
  const writeToGroup = async (groupId: string, others: Iterable<string> = []): Promise<void> => {
    try {
      const members = await membership.members(groupId);
      const users = new Set([...members.keys(), ...others]);
      await Promise.all([...users].map(writeTo));
    } catch (error) {
      log.warn({ err: error }, 'members of a group could not be read, their alerts are not written');
    }
  };
  /** At once, and then at most once a second. */
  const changed = (groupId: string): void => {
    const rest = resting.get(groupId);
    if (rest) {
      rest.isChanged = true;
      return;
    }
    const timer = setTimeout(() => {
      const { isChanged } = resting.get(groupId) ?? {};
      resting.delete(groupId);
      if (isChanged) changed(groupId);
    }, REST_MS).unref();
    resting.set(groupId, { timer, isChanged: false });
    void writeToGroup(groupId);
  };

  const forget = (groupId: string): void => {
    alerts.forgetGroup(groupId);
    changed(groupId);
  };
  hub.onTell((groupId, event) => {
    if (event.type === 'changed' && event.data.part !== 'requests') forget(groupId);
  });
  // A process can end between a change and the telling.
  for (const table of ['hajj_groups', 'hajj_group_people', 'roll_calls', 'sos_calls'])
    changes.on(table, forget);
  membership.onChange((groupId, userId) => {
    alerts.forgetGroup(groupId);
    void writeToGroup(groupId, [userId]);
  });

  return {
    /** Adds a stream, and writes to it at once. */
    join: (stream: Stream): void => {
      hub.joinUser(stream);
      void writeTo(stream.userId);
    },

    close: (): void => {
      for (const { timer } of resting.values()) clearTimeout(timer);
      resting.clear();
    },
  };
}

export type AlertsStreams = ReturnType<typeof createAlertsStreams>;
