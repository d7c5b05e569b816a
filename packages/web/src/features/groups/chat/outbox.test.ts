import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../platform/api/index.ts';
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
import { sendOutbox } from './send-outbox.ts';

const message = (key: string, typedAt = 0): Waiting => ({ key, text: key, phrase: null, typedAt });
const keysIn = (outbox: Outbox, groupId: string) => waitingIn(outbox, groupId).map(({ key }) => key);

type Network = 'well' | 'down' | 'replyLost';

/** A server that says each key once, and a device that sends to it. */
function createWorld(start: Outbox = {}) {
  let outbox = start;
  const said: string[] = [];
  const posted: string[] = [];
  const gone: string[] = [];
  let network: Network = 'well';
  let isOwner = true;
  let refuse: Record<string, ApiError> = {};
  const send = () =>
    sendOutbox<string>({
      outbox: () => outbox,
      mayAsk: () => isOwner,
      post: async (groupId, { key }) => {
        posted.push(key);
        if (network === 'down') throw new ApiError(0, '0: away', 'network');
        const no = refuse[key];
        if (no) throw no;
        if (!said.includes(`${groupId} ${key}`)) said.push(`${groupId} ${key}`);
        if (network === 'replyLost') throw new ApiError(0, '0: lost', 'network');
        return key;
      },
      onSending: () => {},
      onSent: (groupId, { key }) => {
        outbox = without(outbox, groupId, key);
      },
      onRefused: (groupId, { key }, { code }) => {
        outbox = refused(outbox, groupId, key, code);
      },
      onGroupGone: (groupId) => {
        gone.push(groupId);
        const { [groupId]: _gone, ...others } = outbox;
        outbox = others;
      },
    });
  return {
    send,
    said,
    posted,
    gone,
    outbox: () => outbox,
    change: (next: (outbox: Outbox) => Outbox) => {
      outbox = next(outbox);
    },
    setNetwork: (next: Network) => {
      network = next;
    },
    signOut: () => {
      isOwner = false;
    },
    refuse: (next: Record<string, ApiError>) => {
      refuse = next;
    },
  };
}

const full = added(added(added({}, 'g', message('a', 1)), 'h', message('b', 2)), 'g', message('c', 3));

describe('the outbox', () => {
  it('sends what was written in the order in which it was written', async () => {
    const world = createWorld(full);
    expect(await world.send()).toBe('sent');
    expect(world.said).toEqual(['g a', 'h b', 'g c']);
    expect(world.outbox()).toEqual({});
  });

  it('keeps everything while there is no network, and sends it once afterwards', async () => {
    const world = createWorld(full);
    world.setNetwork('down');
    expect(await world.send()).toBe('later');
    expect(keysIn(world.outbox(), 'g')).toEqual(['a', 'c']);
    world.setNetwork('well');
    await world.send();
    expect(world.said).toEqual(['g a', 'h b', 'g c']);
  });

  it('sends again with the same key when the reply was lost', async () => {
    const world = createWorld(added({}, 'g', message('a')));
    world.setNetwork('replyLost');
    expect(await world.send()).toBe('later');
    world.setNetwork('well');
    expect(await world.send()).toBe('sent');
    expect(world.posted).toEqual(['a', 'a']);
    expect(world.said).toEqual(['g a']);
  });

  it('passes over what the server refused until it is tried again', async () => {
    const world = createWorld(full);
    world.refuse({ a: new ApiError(400, 'no', 'request.invalid') });
    expect(await world.send()).toBe('sent');
    expect(world.said).toEqual(['h b', 'g c']);
    expect(waitingIn(world.outbox(), 'g')).toEqual([{ ...message('a', 1), refused: 'request.invalid' }]);
    world.refuse({});
    world.change((outbox) => triedAgain(outbox, 'g', 'a'));
    await world.send();
    expect(world.said).toEqual(['h b', 'g c', 'g a']);
  });

  it('waits when that was too often in a short time', async () => {
    const world = createWorld(full);
    world.refuse({ a: new ApiError(429, 'slow', 'request.tooMany') });
    expect(await world.send()).toBe('later');
    expect(keysIn(world.outbox(), 'g')).toEqual(['a', 'c']);
  });

  it('forgets what was written for a group that is gone, and sends the rest', async () => {
    const world = createWorld(full);
    world.refuse({ a: new ApiError(404, 'gone', 'group.notFound') });
    expect(await world.send()).toBe('sent');
    expect(world.gone).toEqual(['g']);
    expect(world.said).toEqual(['h b']);
  });

  it('sends nothing in the session of somebody else', async () => {
    const world = createWorld(full);
    world.signOut();
    expect(await world.send()).toBe('later');
    expect(world.posted).toEqual([]);
  });

  it('gives up what its writer drops', () => {
    expect(nextToSend(without(added({}, 'g', message('a')), 'g', 'a'))).toBeUndefined();
  });

  it('refuses what is not its own on the device', () => {
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
