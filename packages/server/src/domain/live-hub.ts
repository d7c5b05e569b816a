import { randomBytes } from 'node:crypto';
import type { Bus } from '../platform/bus/bus.ts';
import type { Clock } from '../platform/clock.ts';
import { AppError } from '../platform/errors.ts';
import type { Membership } from './membership.ts';
import type { GroupEvent } from '@manasik/contract/live';
import type { PublishToGroup } from '../platform/live/event.ts';
import { Room } from '../platform/live/room.ts';
import type { Stream } from '../platform/live/stream.ts';

const MOST_STREAMS = 20_000;
// Every open page has one of these; leaves room for the groups, whose pages need theirs more.
const MOST_USER_STREAMS = 10_000;
// A phone that lost its connection comes back before the old one is known to be dead.
const MOST_OF_ONE_USER = 8;
const KEEP_EMPTY_MS = 60_000;
const TOPIC = 'live';
const BEAT = 'event: beat\ndata: {}\n\n';
const none: ReadonlySet<Stream> = new Set();

const unavailable = (): AppError =>
  new AppError('live.unavailable', 'No stream now; ask every few seconds', { retryAfterSeconds: 5 });

/** Adds a stream to those of its user; ends the oldest one of a user who has too many. */
function addOf(byUser: Map<string, Set<Stream>>, stream: Stream): void {
  const own = byUser.get(stream.userId) ?? new Set();
  byUser.set(stream.userId, own.add(stream));
  if (own.size > MOST_OF_ONE_USER) [...own][0]?.end();
}

/** Whether the stream was there. */
function removeOf(byUser: Map<string, Set<Stream>>, stream: Stream): boolean {
  const own = byUser.get(stream.userId);
  if (!own?.delete(stream)) return false;
  if (own.size === 0) byUser.delete(stream.userId);
  return true;
}

/** The streams of this process, and what is told to them from any process. */
export interface LiveHub {
  readonly publish: PublishToGroup;
  /** To the streams of this process only: for what every process learns by itself. */
  publishHere: PublishToGroup;
  isListenedTo(groupId: string): boolean;
  /** To be called when a group's past must not be told again, or not all of it was told here. */
  forgetTold(groupId: string): void;
  /** Ids of the groups that somebody listens to here. */
  groups(): string[];
  size(this: void): number;
  /** @throws AppError `live.unavailable` when this process cannot hear the others, or has too many streams */
  requireOpen(): void;
  /**
   * Adds a reader; what is told from now on reaches it. It is sent what it missed after `lastEventId`, else a snapshot.
   * @param snapshot JSON of all positions at this very moment
   */
  join(groupId: string, stream: Stream, lastEventId: string, snapshot: string): void;
  leave(groupId: string, stream: Stream): void;
  /** @throws AppError `live.unavailable` as `requireOpen`, and when too many users have a stream of their own */
  requireOpenForUsers(): void;
  /** Adds a stream that belongs to no group but to its user. Nothing is written to it but beats; see `streamsOf`. */
  joinUser(stream: Stream): void;
  leaveUser(stream: Stream): void;
  /** The streams that belong to a user and to no group. */
  streamsOf(userId: string): ReadonlySet<Stream>;
  /** Calls back on every process with whatever a group is told, before or after its own streams are. */
  onTell(listener: PublishToGroup): void;
  /** Ends the streams of a user whose sessions no longer hold. */
  recheckUser(userId: string): Promise<void>;
  /** Keeps connections open, ends those that may no longer listen, and forgets empty rooms. */
  beat(this: void): Promise<void>;
  closeAll(): void;
}

async function endUnless(
  streams: Iterable<Stream>,
  may: (stream: Stream) => Promise<boolean> | boolean,
): Promise<void> {
  for (const stream of streams) {
    const answer = may(stream);
    // A promise only where something has to be looked up.
    if (!(answer instanceof Promise ? await answer : answer)) stream.end();
  }
}

export function createLiveHub(bus: Bus, membership: Membership, clock: Clock): LiveHub {
  const epoch = randomBytes(6).toString('base64url').replaceAll('.', '');
  const rooms = new Map<string, Room>();
  const ofUser = new Map<string, Set<Stream>>();
  const userStreams = new Map<string, Set<Stream>>();
  const listeners: PublishToGroup[] = [];
  let roomsMade = 0;
  let size = 0;
  let userStreamCount = 0;

  const publishHere: PublishToGroup = (groupId, event) => {
    rooms.get(groupId)?.publish(event);
    for (const listener of listeners) listener(groupId, event);
  };
  bus.subscribe(TOPIC, (message) => {
    // Said by a process of ours, below.
    const { groupId, event } = JSON.parse(message) as { groupId: string; event: GroupEvent };
    publishHere(groupId, event);
  });
  // Who cannot be told what the others say must ask: pages fall back to asking when their stream ends.
  const closeAll = (): void => {
    for (const room of rooms.values()) for (const stream of room.streams) stream.end();
    for (const streams of userStreams.values()) for (const stream of streams) stream.end();
  };
  const requireOpen = (): void => {
    if (!bus.isWhole() || size + userStreamCount >= MOST_STREAMS) throw unavailable();
  };
  bus.onGap(() => {
    for (const room of rooms.values()) room.forget();
    closeAll();
  });

  /** Ends the streams of those who are not in the group. */
  const recheckMembers = async (groupId: string, streams: ReadonlySet<Stream>): Promise<void> => {
    if (streams.size === 0) return;
    try {
      const members = await membership.members(groupId);
      await endUnless(streams, ({ userId }) => members.has(userId));
    } catch {
      // A database that is away cannot say who is left: then nobody goes on listening.
      for (const stream of streams) stream.end();
    }
  };
  membership.onChange((groupId) => void recheckMembers(groupId, rooms.get(groupId)?.streams ?? new Set()));

  return {
    publish: (groupId, event) => {
      publishHere(groupId, event);
      if (!bus.isAlone) bus.cast(TOPIC, JSON.stringify({ groupId, event }));
    },
    publishHere,
    isListenedTo: (groupId) => (rooms.get(groupId)?.streams.size ?? 0) > 0,
    forgetTold: (groupId) => rooms.get(groupId)?.forget(),
    groups: () => [...rooms].flatMap(([groupId, { streams }]) => (streams.size > 0 ? [groupId] : [])),
    size: () => size + userStreamCount,
    requireOpen,
    requireOpenForUsers: () => {
      requireOpen();
      if (userStreamCount >= MOST_USER_STREAMS) throw unavailable();
    },
    joinUser: (stream) => {
      stream.write('retry: 2000\n\n');
      userStreamCount += 1;
      addOf(userStreams, stream);
    },
    leaveUser: (stream) => {
      if (removeOf(userStreams, stream)) userStreamCount -= 1;
    },
    streamsOf: (userId) => userStreams.get(userId) ?? none,
    onTell: (listener) => {
      listeners.push(listener);
    },
    join: (groupId, stream, lastEventId, snapshot) => {
      let room = rooms.get(groupId);
      if (!room) {
        roomsMade += 1;
        room = new Room(`${epoch}-${roomsMade}`);
        rooms.set(groupId, room);
      }
      stream.write(`retry: 2000\n\n${room.since(lastEventId) ?? room.snapshot(snapshot)}`);
      room.streams.add(stream);
      room.emptySince = null;
      size += 1;
      addOf(ofUser, stream);
      // Who left while the reply was made ready was not among the streams when that was looked at.
      void recheckMembers(groupId, new Set([stream]));
    },
    leave: (groupId, stream) => {
      const room = rooms.get(groupId);
      if (!room?.streams.delete(stream)) return;
      size -= 1;
      if (room.streams.size === 0) room.emptySince = clock.now().getTime();
      removeOf(ofUser, stream);
    },
    recheckUser: (userId) =>
      endUnless([...(ofUser.get(userId) ?? []), ...(userStreams.get(userId) ?? [])], (stream) =>
        stream.isStillAllowed(),
      ),
    beat: async () => {
      const now = clock.now().getTime();
      for (const [groupId, room] of rooms) {
        if (room.emptySince !== null && now - room.emptySince > KEEP_EMPTY_MS) rooms.delete(groupId);
        for (const stream of room.streams) stream.write(BEAT);
      }
      for (const streams of userStreams.values()) for (const stream of streams) stream.write(BEAT);
      // After all beats, for it may have to be looked up. Members too: another process may not have been heard.
      for (const [groupId, { streams }] of rooms) {
        await recheckMembers(groupId, streams);
        await endUnless(streams, (stream) => stream.isStillAllowed());
      }
      for (const streams of userStreams.values()) {
        await endUnless(streams, (stream) => stream.isStillAllowed());
      }
    },
    closeAll,
  };
}
