import { expect, it } from 'vitest';
import { ApiError } from '../../../platform/api/api-error.ts';
import { sendWaiting } from '../../../platform/outbox/delivery.ts';
import { groupDelivery } from './group-delivery.ts';
import {
  type Change,
  type GroupItem,
  type GroupLists,
  nextChange,
  withNew,
  withTick,
} from './group-lists.ts';

const amina = { id: 'amina', firstName: 'Amina', lastName: 'Karim' };

/** A device, and a server that stores what it is sent, unless `refuse` names an error. */
function setUp(refuse: (change?: Change) => ApiError | undefined = () => undefined) {
  let lists: GroupLists = {};
  const server = new Map<string, GroupItem>();
  const sent: string[] = [];
  const gone: string[] = [];
  const lost: string[] = [];
  let isSignedIn = true;
  const delivery = groupDelivery({
    record: () => lists,
    change: (next) => {
      lists = next(lists);
    },
    put: async (change) => {
      const { kind, entry } = change;
      sent.push(`${kind} ${entry.title}`);
      const error = refuse(change);
      if (error) throw error;
      const { unsent: _unsent, ...item } = entry;
      if (kind === 'deleted') server.delete(entry.id);
      else server.set(entry.id, item);
      return server.get(entry.id) ?? null;
    },
    list: async () => {
      const error = refuse();
      if (error) throw error;
      return [...server.values()];
    },
    shown: () => 'g',
    onGone: (groupId) => gone.push(groupId),
    onLost: (titles) => lost.push(titles.join()),
  });
  return {
    sent,
    gone,
    lost,
    server,
    lists: () => lists,
    change: (next: (before: GroupLists) => GroupLists) => {
      lists = next(lists);
    },
    signOut: () => {
      isSignedIn = false;
    },
    run: () =>
      sendWaiting(
        delivery,
        () => isSignedIn,
        () => {},
      ),
  };
}

const add = (id: string) => (lists: GroupLists) =>
  withNew(lists, 'g', { id, title: id, addedBy: 'amina' }, 1000);

it('sends each change once, and then fetches the list', async () => {
  const { change, run, sent, lists, server } = setUp();
  change(add('tent'));
  change((before) => withTick(before, 'g', 'tent', amina, 2000));
  server.set('bag', {
    ...amina,
    title: 'bag',
    addedBy: null,
    isDone: false,
    doneBy: null,
    changedAt: 1,
    tickedAt: null,
  });
  expect(await run()).toBe(true);
  await run();
  expect(sent).toEqual(['title tent', 'done tent']);
  expect(lists()['g']?.map(({ title }) => title)).toEqual(expect.arrayContaining(['tent', 'bag']));
});

it('keeps what waits while the server is away', async () => {
  const away = new ApiError(0, '0: away', 'network');
  const { change, run, lists } = setUp(() => away);
  change(add('tent'));
  await expect(run()).rejects.toBe(away);
  expect(nextChange(lists())?.entry.id).toBe('tent');
});

it('drops the list of a group that is gone, and what waits for it', async () => {
  const { change, run, lists, gone, lost } = setUp(() => new ApiError(404, '404: gone', 'group.notFound'));
  change(add('tent'));
  expect(await run()).toBe(true);
  expect(lists()).toEqual({});
  // The page then asks for the groups, and stops following one that is gone.
  expect(gone).toContain('g');
  // The list is asked for after the change, and must not hide what was lost.
  expect(lost).toEqual(['tent']);
});

it('keeps the words of an item for which there is no room, and sends the others', async () => {
  const full = new ApiError(409, '409: full', 'travel.tooMany');
  const { change, run, lists, server } = setUp((sent) => (sent?.entry.id === 'tent' ? full : undefined));
  change(add('tent'));
  change(add('bag'));
  expect(await run()).toBe(true);
  expect([...server.keys()]).toEqual(['bag']);
  expect(lists()['g']).toContainEqual(expect.objectContaining({ id: 'tent', isRefused: true }));
});

it('stores nothing of a group that arrives after the person has signed out', async () => {
  const device = setUp((change) => {
    if (change) device.signOut();
    return undefined;
  });
  device.change(add('tent'));
  const before = device.lists();
  expect(await device.run()).toBe(false);
  expect(device.lists()).toBe(before);
});
