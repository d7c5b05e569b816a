import type { Bus } from '../../platform/bus/bus.ts';
import type { LiveHub } from '../../domain/live-hub.ts';
import type { Stream } from '../../platform/live/stream.ts';
import type { Logger } from '../../platform/logger.ts';
import type { Membership } from '../../domain/membership.ts';
import type { AlertsService } from './alerts.service.ts';

interface Parts {
  readonly alerts: AlertsService;
  readonly membership: Membership;
  readonly hub: LiveHub;
  readonly bus: Bus;
  readonly log: Logger;
  /** Ids of the groups in which something is open. */
  readonly openGroups: () => Promise<readonly string[]>;
}

// A hundred answers to a roll-call within a second are one change to each of a hundred readers.
const REST_MS = 1000;

/** Writes a user's alerts to their streams whenever they change. Nothing is written twice to one stream. */
export function createAlertsStreams({ alerts, membership, hub, bus, log, openGroups }: Parts) {
  const lastWritten = new WeakMap<Stream, string>();
  /** Users with a stream here who are shown something now. */
  const alerted = new Set<string>();
  /** Users who are being written to; true when that must be done once more. */
  const writing = new Map<string, boolean>();
  const resting = new Map<string, { timer: NodeJS.Timeout; isChanged: boolean }>();
  let openBefore: readonly string[] = [];

  const write = async (userId: string): Promise<void> => {
    const streams = hub.streamsOf(userId);
    try {
      const found = await alerts.of(userId);
      if (alerts.isQuiet(found)) alerted.delete(userId);
      else alerted.add(userId);
      for (const stream of streams) {
        if (lastWritten.get(stream) === found.text) continue;
        lastWritten.set(stream, found.text);
        stream.write(`event: alerts\ndata: ${found.text}\n\n`);
      }
    } catch (error) {
      log.warn({ err: error }, 'alerts could not be read for a stream, which ends');
      // Whoever may be shown too little asks instead, and sees that it fails.
      for (const stream of streams) stream.end();
    }
  };
  /** One after the other for each user, so that the newest is written last. */
  const writeTo = async (userId: string): Promise<void> => {
    if (hub.streamsOf(userId).size === 0) return void alerted.delete(userId);
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
  /** At once, then not more often than each second. */
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

  hub.onTell((groupId, event) => {
    if (event.type !== 'changed' || event.data.part === 'requests') return;
    alerts.forgetGroup(groupId);
    changed(groupId);
  });
  membership.onChange((groupId, userIds) => {
    alerts.forgetGroup(groupId);
    void writeToGroup(groupId, userIds);
  });
  // The other processes hear of those who came or left by the same message as `membership`, which is told first.
  bus.subscribe('user.groups', (userId) => void writeTo(userId));

  return {
    /** Adds a stream; it is written to at once. */
    join: (stream: Stream): void => {
      hub.joinUser(stream);
      void writeTo(stream.userId);
    },

    /** Where processes cannot hear each other: reads anew what is open. */
    refresh: async (): Promise<void> => {
      if (bus.staleAfterMs === 0) return;
      const open = await openGroups();
      const groups = new Set([...open, ...openBefore]);
      openBefore = open;
      for (const groupId of groups) {
        alerts.forgetGroup(groupId);
        await writeToGroup(groupId);
      }
      for (const userId of alerted) await writeTo(userId);
    },

    close: (): void => {
      for (const { timer } of resting.values()) clearTimeout(timer);
      resting.clear();
    },
  };
}

export type AlertsStreams = ReturnType<typeof createAlertsStreams>;
