import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../platform/api/index.ts';
import { sendWaiting } from '../../../platform/outbox/delivery.ts';
import { currentUser, setUser, type User } from '../../../platform/session/session.ts';
import {
  added,
  isOutbox,
  nextToSend,
  type Outbox,
  refused,
  triedAgain,
  type Waiting,
  waitingIn,
  without,
} from './outbox.ts';
import { chatDelivery } from './sender.ts';
import { changeOutbox, outboxOf } from './chat-store.ts';

const message = (key: string, typedAt = 0): Waiting => ({ key, text: key, phrase: null, typedAt });
const keysIn = (outbox: Outbox, groupId: string) => waitingIn(outbox, groupId).map(({ key }) => key);

type Network = 'well' | 'down' | 'replyLost';

// Only the id is read.
const writer = { id: 'writer' } as User;

/** A server that accepts each key once, and a device that sends to it. */
function createWorld(start: Outbox = {}) {
  const said: string[] = [];
  const posted: string[] = [];
  let network: Network = 'well';
  let refuse: Record<string, { status: number; code: string }> = {};
  setUser(writer);
  changeOutbox(writer.id, () => start);
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    const { key }: { key: string } = JSON.parse(body);
    const groupId = path.split('/').at(-2) ?? '';
    posted.push(key);
    if (network === 'down') throw new TypeError('away');
    const no = refuse[key];
    if (no) return Response.json({ code: no.code }, { status: no.status });
    if (!said.includes(`${groupId} ${key}`)) said.push(`${groupId} ${key}`);
    if (network === 'replyLost') throw new TypeError('lost');
    return Response.json({ id: key });
  });
  const outbox = () => outboxOf(writer.id);
  return {
    send: () =>
      sendWaiting(
        chatDelivery(writer.id),
        () => currentUser()?.id === writer.id,
        () => {},
      ),
    said,
    posted,
    outbox,
    change: (next: (outbox: Outbox) => Outbox) => changeOutbox(writer.id, next),
    setNetwork: (next: Network) => {
      network = next;
    },
    signOut: () => setUser(null),
    refuse: (next: typeof refuse) => {
      refuse = next;
    },
  };
}

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => stored.set(name, text),
    removeItem: (name: string) => stored.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

const full = added(added(added({}, 'g', message('a', 1)), 'h', message('b', 2)), 'g', message('c', 3));

describe('the outbox', () => {
  it('sends messages in the order in which they were written', async () => {
    const world = createWorld(full);
    expect(await world.send()).toBe(true);
    expect(world.said).toEqual(['g a', 'h b', 'g c']);
    expect(world.outbox()).toEqual({});
  });

  it('keeps everything while offline, and sends it once afterwards', async () => {
    const world = createWorld(full);
    world.setNetwork('down');
    await expect(world.send()).rejects.toBeInstanceOf(ApiError);
    expect(keysIn(world.outbox(), 'g')).toEqual(['a', 'c']);
    world.setNetwork('well');
    await world.send();
    expect(world.said).toEqual(['g a', 'h b', 'g c']);
  });

  it('sends again with the same key when the reply was lost', async () => {
    const world = createWorld(added({}, 'g', message('a')));
    world.setNetwork('replyLost');
    await expect(world.send()).rejects.toBeInstanceOf(ApiError);
    world.setNetwork('well');
    expect(await world.send()).toBe(true);
    expect(world.posted).toEqual(['a', 'a']);
    expect(world.said).toEqual(['g a']);
  });

  it('skips a refused message until it is retried', async () => {
    const world = createWorld(full);
    world.refuse({ a: { status: 400, code: 'request.invalid' } });
    expect(await world.send()).toBe(true);
    expect(world.said).toEqual(['h b', 'g c']);
    expect(waitingIn(world.outbox(), 'g')).toEqual([{ ...message('a', 1), refused: 'request.invalid' }]);
    world.refuse({});
    world.change((outbox) => triedAgain(outbox, 'g', 'a'));
    await world.send();
    expect(world.said).toEqual(['h b', 'g c', 'g a']);
  });

  it('waits when the server answers 429', async () => {
    const world = createWorld(full);
    world.refuse({ a: { status: 429, code: 'request.tooMany' } });
    await expect(world.send()).rejects.toBeInstanceOf(ApiError);
    expect(keysIn(world.outbox(), 'g')).toEqual(['a', 'c']);
  });

  it('drops the messages for a group that is gone, and sends the rest', async () => {
    const world = createWorld(full);
    world.refuse({ a: { status: 404, code: 'group.notFound' } });
    expect(await world.send()).toBe(true);
    expect(world.outbox()).toEqual({});
    expect(world.said).toEqual(['h b']);
  });

  it('sends nothing in another person’s session', async () => {
    const world = createWorld(full);
    world.signOut();
    expect(await world.send()).toBe(false);
    expect(world.posted).toEqual([]);
  });

  it('drops a message that its writer deletes', () => {
    expect(nextToSend(without(added({}, 'g', message('a')), 'g', 'a'))).toBeUndefined();
  });

  it('ignores invalid data on the device', () => {
    expect(isOutbox(full)).toBe(true);
    expect(isOutbox(refused(full, 'g', 'a', 'x'))).toBe(true);
    expect(isOutbox({ g: [{ ...message('a'), phrase: 'lost', text: null }] })).toBe(true);
    for (const wrong of [
      null,
      [],
      { g: {} },
      { g: [{ ...message('a'), text: null }] },
      { g: [{ key: 'a' }] },
    ]) {
      expect(isOutbox(wrong)).toBe(false);
    }
  });
});
