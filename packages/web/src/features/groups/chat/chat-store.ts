import { queryClient } from '../../../platform/api/query.ts';
import type { Reply } from '../../../platform/api/index.ts';
import {
  accountPrefix,
  currentUser,
  expectedUserId,
  onSessionChange,
} from '../../../platform/session/session.ts';
import { type Kept, keep } from '../../../platform/storage/kept.ts';
import { isOutbox, type Outbox } from './outbox.ts';
import { isPhrase } from './phrase.ts';
import type { Message } from './thread.ts';
import { isRecord } from '../../../platform/storage/is-record.ts';

// Both use the account's prefix, so that the end of the session erases them.

interface KeptOutbox {
  readonly owner: string;
  readonly groups: Outbox;
}

/** The newest messages of a group, saved for reading offline. */
export interface KeptPage {
  readonly owner: string;
  readonly messages: readonly Message[];
  /** When the server last confirmed that these are the newest: milliseconds since 1970. */
  readonly keptAt: number;
}

const keptMessages = 50;

const outboxes = keep<KeptOutbox>(
  // `app/entry-browser.tsx` reads this key too, to load the sender only if messages wait.
  `${accountPrefix}chat-waiting`,
  (value): value is KeptOutbox =>
    isRecord(value) && typeof value['owner'] === 'string' && isOutbox(value['groups']),
);

const pagePrefix = `${accountPrefix}chat-of-`;
const pages = new Map<string, Kept<KeptPage>>();

function pageOf(groupId: string): Kept<KeptPage> {
  const page = pages.get(groupId) ?? keep<KeptPage>(`${pagePrefix}${groupId}`, isKeptPage);
  pages.set(groupId, page);
  return page;
}

const nothing: Outbox = {};

export const outboxOf = (owner: string): Outbox => ofOwner(outboxes.get(), owner)?.groups ?? nothing;

export const useOutboxOf = (owner: string | undefined): Outbox =>
  ofOwner(outboxes.use(), owner)?.groups ?? nothing;

export function changeOutbox(owner: string, next: (outbox: Outbox) => Outbox): void {
  outboxes.change((kept) => {
    const before = ofOwner(kept, owner)?.groups ?? nothing;
    const groups = next(before);
    if (groups === before) return kept;
    return Object.keys(groups).length > 0 ? { owner, groups } : null;
  });
}

export const keptPageOf = (groupId: string, owner: string): KeptPage | undefined =>
  ofOwner(pageOf(groupId).get(), owner);

export function keepPage(groupId: string, owner: string, messages: readonly Message[], now: number): void {
  pageOf(groupId).set({ owner, messages: messages.slice(-keptMessages), keptAt: now });
}

/** Removes the messages of a group from the device of a person who is no longer in it. */
export function forgetChat(groupId: string): void {
  pageOf(groupId).set(null);
  const owner = currentUser()?.id;
  if (owner !== undefined) changeOutbox(owner, ({ [groupId]: _gone, ...others }) => others);
}

/** Removes the pages of all groups but these. Waiting messages are removed when the server rejects the group. */
function forgetOthers(groupIds: ReadonlySet<string>): void {
  for (const groupId of keptGroups()) {
    if (!groupIds.has(groupId)) pageOf(groupId).set(null);
  }
}

function keptGroups(): string[] {
  try {
    const stored = Object.keys(localStorage).filter((name) => name.startsWith(pagePrefix));
    return [...pages.keys(), ...stored.map((name) => name.slice(pagePrefix.length))];
  } catch {
    // Storage may be blocked. Then the messages exist only on this page.
    return [...pages.keys()];
  }
}

/** Removes what must not stay: at the end of the session, and with each new list of the user's groups. */
export function watchWhatIsKept(): () => void {
  const stopSession = onSessionChange(() => {
    if (currentUser() || expectedUserId() !== null) return;
    outboxes.set(null);
    for (const page of pages.values()) page.set(null);
  });
  const stopGroups = queryClient.getQueryCache().subscribe((event) => {
    const { queryKey, state } = event.query;
    const isList = queryKey.length === 1 && queryKey[0] === 'GET /api/hajj-groups';
    if (!isList || event.type !== 'updated' || event.action.type !== 'success') return;
    // The query key determines the type of this reply.
    const groups = state.data as Reply<'GET /api/hajj-groups'>;
    forgetOthers(new Set(groups.map(({ id }) => id)));
  });
  return () => {
    stopSession();
    stopGroups();
  };
}

const ofOwner = <Value extends { owner: string }>(
  value: Value | null | undefined,
  owner: string | undefined,
): Value | undefined => (value && value.owner === owner ? value : undefined);

const isKeptPage = (value: unknown): value is KeptPage =>
  isRecord(value) &&
  typeof value['owner'] === 'string' &&
  typeof value['keptAt'] === 'number' &&
  Array.isArray(value['messages']) &&
  value['messages'].every(isMessage);

const isMessage = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value['id'] === 'string' &&
  typeof value['number'] === 'number' &&
  typeof value['sentAt'] === 'string' &&
  typeof value['isRemoved'] === 'boolean' &&
  isTextOrNull(value['userId']) &&
  isTextOrNull(value['text']) &&
  (value['phrase'] === null || isPhrase(value['phrase']));

const isTextOrNull = (value: unknown): boolean => value === null || typeof value === 'string';
