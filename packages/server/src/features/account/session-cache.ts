import { LRUCache } from 'lru-cache';
import type { Changes } from '../../platform/bus/changes.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Source } from '../../platform/fair-queue.ts';
import { sha256 } from '../../platform/hash.ts';
import { ReadyJson } from '../../platform/http/ready-json.ts';
import type { Session } from '../../platform/http/session.ts';
import type { AccountRepository } from './account.repository.ts';
import { createLookUps } from './session-lookup.ts';

interface Entry {
  readonly session: Session;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

const MOST_SESSIONS = 50_000;
const SEEN_EVERY_MS = 60 * 60 * 1000;

/**
 * Verified sessions in memory, by the hash of their token, until the database announces that the user has changed or a
 * session of theirs has ended.
 */
export interface SessionCache {
  /** From memory: null when it has ended, undefined when only the database can answer. */
  remembered(token: string): Session | null | undefined;
  /** From memory, otherwise from the database, in a queue. @throws AppError `server.busy` when too many wait */
  find(token: string, source: Source): Promise<Session | null>;
  /** The same without the queue, for the server's own few look-ups. */
  findNow(token: string): Promise<Session | null>;
  /** To be waited for after a change of a user or their sessions: no process remembers what was before. */
  forgotten(this: void): Promise<void>;
  /** Called on every process when a user, or one of their sessions, may have changed. */
  onChange(this: void, listener: (userId: string) => void): void;
}

export function createSessionCache(
  repository: AccountRepository,
  changes: Changes,
  clock: Clock,
): SessionCache {
  const hashesOf = new Map<string, Set<string>>();
  const entries = new LRUCache<string, Entry>({
    max: MOST_SESSIONS,
    dispose: ({ session }, hash) => {
      const hashes = hashesOf.get(session.user.id);
      hashes?.delete(hash);
      if (hashes?.size === 0) hashesOf.delete(session.user.id);
    },
  });
  // Counts what was forgotten: a row read before a change must not be remembered after it.
  let changesSeen = 0;

  const listeners: ((userId: string) => void)[] = [];
  const forgetUser = (userId: string): void => {
    changesSeen += 1;
    lookUps.shareNoMore();
    const hashes = hashesOf.get(userId);
    // Removed first, because deleting an entry would change the set during iteration.
    hashesOf.delete(userId);
    for (const hash of hashes ?? []) entries.delete(hash);
    for (const listener of listeners) listener(userId);
  };
  changes.on('users', forgetUser);
  changes.on('sessions', forgetUser);
  changes.onGap(() => {
    changesSeen += 1;
    lookUps.shareNoMore();
    entries.clear();
    hashesOf.clear();
  });

  const remember = (hash: string, entry: Entry): void => {
    entries.set(hash, entry);
    const hashes = hashesOf.get(entry.session.user.id) ?? new Set();
    hashesOf.set(entry.session.user.id, hashes.add(hash));
  };

  const load = async (hash: string): Promise<Session | null> => {
    const before = changesSeen;
    const now = clock.now();
    const row = await repository.findSession(hash, now);
    if (!row) return null;
    const { user } = row;
    const session = { id: row.session.id, user, userJson: new ReadyJson(user) };
    if (before === changesSeen && changes.isWhole())
      remember(hash, { session, expiresAt: row.session.expiresAt.getTime() });
    if (now.getTime() - row.session.updatedAt.getTime() > SEEN_EVERY_MS)
      await repository.markSeen(session.id, now);
    return session;
  };

  const lookUps = createLookUps(load, () => changes.isWhole());

  const rememberedBy = (hash: string): Session | null | undefined => {
    const entry = entries.get(hash);
    if (!entry) return undefined;
    return entry.expiresAt > clock.now().getTime() ? entry.session : null;
  };

  return {
    remembered: (token) => rememberedBy(sha256(token)),
    find: async (token, source) => {
      const hash = sha256(token);
      const known = rememberedBy(hash);
      return known === undefined ? lookUps.find(source, hash) : known;
    },
    findNow: async (token) => {
      const hash = sha256(token);
      const known = rememberedBy(hash);
      return known === undefined ? load(hash) : known;
    },
    forgotten: () => changes.heard(),
    onChange: (listener) => {
      listeners.push(listener);
    },
  };
}
