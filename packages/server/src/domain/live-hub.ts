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
// Every open page has one of these. Half of the streams remain for groups, whose pages need theirs more.
const MOST_USER_STREAMS = 10_000;
// A phone that lost its connection reconnects before the old stream is known to be dead.
const MOST_OF_ONE_USER = 8;
const KEEP_EMPTY_MS = 60_000;
const TOPIC = 'live';
const BEAT = 'event: beat\ndata: {}\n\n';
const none: ReadonlySet<Stream> = new Set();

const unavailable = (): AppError =>
  new AppError('live.unavailable', 'No stream is available; poll every few seconds', {
    retryAfterSeconds: 5,
  });

/** Adds a stream to its user's; ends the user's oldest stream when there are too many. */
function addOf(byUser: Map<string, Set<Stream>>, stream: Stream): void {
  const own = byUser.get(stream.userId) ?? new Set();
  byUser.set(stream.userId, own.add(stream));
  if (own.size > MOST_OF_ONE_USER) [...own][0]?.end();
}

/** Whether the stream existed. */
function removeOf(byUser: Map<string, Set<Stream>>, stream: Stream): boolean {
  const own = byUser.get(stream.userId);
  if (!own?.delete(stream)) return false;
  if (own.size === 0) byUser.delete(stream.userId);
  return true;
}

/** The streams of this process, and the events that any process sends to them. */
export interface LiveHub {
  readonly publish: PublishToGroup;
  /** Sends to the streams of this process only, for events that every process produces by itself. */
  publishHere: PublishToGroup;
  isListenedTo(groupId: string): boolean;
  /** Call when a group's past events must not be sent again, or when some may be missing. */
  forgetTold(groupId: string): void;
  /** Ids of the groups with a stream in this process. */
  groups(): string[];
  size(this: void): number;
  /** @throws AppError `live.unavailable` when this process cannot hear the others, or has too many streams */
  requireOpen(): void;
  /**
   * Adds a reader, which receives all events from now on. It first gets what it missed after `lastEventId`, or a
   * snapshot.
   * @param snapshot JSON of all positions at this very moment
   */
  join(groupId: string, stream: Stream, lastEventId: string, snapshot: string): void;
  leave(groupId: string, stream: Stream): void;
  /** @throws AppError `live.unavailable` as `requireOpen`, and when there are too many streams of users */
  requireOpenForUsers(): void;
  /** Adds a stream that belongs to a user and no group. Only beats are written to it here; see `streamsOf`. */
  joinUser(stream: Stream): void;
  leaveUser(stream: Stream): void;
  /** The streams that belong to a user and no group. */
  streamsOf(userId: string): ReadonlySet<Stream>;
  /**
   * Registers a listener for every event of every group, on every process. It may run before or after the group's
   * streams receive the event.
   */
  onTell(listener: PublishToGroup): void;
  /** Ends the streams of a user whose sessions have ended. */
  recheckUser(userId: string): Promise<void>;
  /** Keeps connections open, ends streams that are no longer allowed, and removes empty rooms. */
  beat(this: void): Promise<void>;
  closeAll(): void;
}

async function endUnless(
  streams: Iterable<Stream>,
  may: (stream: Stream) => Promise<boolean> | boolean,
): Promise<void> {
  for (const stream of streams) {
    const answer = may(stream);
    // Returns a promise only when a look-up is needed.
    if (!(answer instanceof Promise ? await answer : answer)) stream.end();
  }
}

/** Ends streams whose session has ended. */
const recheckSessions = (streams: Iterable<Stream>): Promise<void> =>
  endUnless(streams, (stream) => stream.isStillAllowed());

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
    // Only our own processes send this, below.
    const { groupId, event } = JSON.parse(message) as { groupId: string; event: GroupEvent };
    publishHere(groupId, event);
  });
  // A stream that cannot receive the events of other processes would be stale. When it ends, the page polls instead.
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

  /** Ends the streams of people who are not members of the group. */
  const recheckMembers = async (groupId: string, streams: ReadonlySet<Stream>): Promise<void> => {
    if (streams.size === 0) return;
    try {
      const members = await membership.members(groupId);
      await endUnless(streams, ({ userId }) => members.has(userId));
    } catch {
      // While the database is away, membership cannot be checked, so every stream of the group ends.
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
      // A session that ended while the reply was prepared did not end this stream: it was not among the streams yet.
      void recheckSessions([stream]);
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
      // A member who left, or a session that ended, while the reply was prepared did not end this stream: it was not among
      // the streams yet.
      void recheckMembers(groupId, new Set([stream]));
      void recheckSessions([stream]);
    },
    leave: (groupId, stream) => {
      const room = rooms.get(groupId);
      if (!room?.streams.delete(stream)) return;
      size -= 1;
      if (room.streams.size === 0) room.emptySince = clock.now().getTime();
      removeOf(ofUser, stream);
    },
    recheckUser: (userId) =>
      recheckSessions([...(ofUser.get(userId) ?? []), ...(userStreams.get(userId) ?? [])]),
    beat: async () => {
      const now = clock.now().getTime();
      for (const [groupId, room] of rooms) {
        if (room.emptySince !== null && now - room.emptySince > KEEP_EMPTY_MS) rooms.delete(groupId);
        for (const stream of room.streams) stream.write(BEAT);
      }
      for (const streams of userStreams.values()) for (const stream of streams) stream.write(BEAT);
      // After all beats, because it may need a look-up. Also for members: a message from another process may have been
      // lost.
      for (const [groupId, { streams }] of rooms) {
        await recheckMembers(groupId, streams);
        await recheckSessions(streams);
      }
      for (const streams of userStreams.values()) await recheckSessions(streams);
    },
    closeAll,
  };
}
