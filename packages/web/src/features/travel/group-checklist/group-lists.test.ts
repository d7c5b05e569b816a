import { describe, expect, it } from 'vitest';
import {
  countIn,
  type GroupItem,
  type GroupLists,
  hasTitle,
  nextChange,
  onlyOf,
  shownIn,
  withAccepted,
  withAnswer,
  withDeletion,
  withNew,
  withRefused,
  withRetry,
  withTick,
} from './group-lists.ts';
import { groupListsKind } from './stored-group-lists.ts';

const amina = { id: 'amina', firstName: 'Amina', lastName: 'Karim' };
const yusuf = { id: 'yusuf', firstName: 'Yusuf', lastName: 'Karim' };
const itemOf = (id: string, more: Partial<GroupItem> = {}): GroupItem => ({
  id,
  title: id,
  addedBy: 'amina',
  isDone: false,
  doneBy: null,
  changedAt: 1000,
  tickedAt: null,
  ...more,
});
const ticked = { isDone: true, doneBy: yusuf, tickedAt: 3000 };
/** The list of group `g` as the server sent it. */
const known = (...items: GroupItem[]): GroupLists => withAnswer({}, 'g', items, {});
const withAdded = (lists: GroupLists, id: string): GroupLists =>
  withNew(lists, 'g', { id, title: id, addedBy: 'amina' }, 1000);
const changeOf = (lists: GroupLists) => {
  const change = nextChange(lists);
  if (!change) throw new Error('nothing waits');
  return change;
};
const shown = (lists: GroupLists) => shownIn(lists['g'] ?? []);

describe('the changes of a list', () => {
  it('send a new item before its tick', () => {
    const lists = withTick(withAdded({}, 'tent'), 'g', 'tent', amina, 2000);
    const add = changeOf(lists);
    expect(add).toMatchObject({ groupId: 'g', kind: 'title', entry: { id: 'tent', changedAt: 1000 } });
    const added = withAccepted(lists, add, itemOf('tent'));
    expect(shown(added)).toMatchObject([{ isDone: true, doneBy: amina }]);
    const tick = changeOf(added);
    expect(tick).toMatchObject({ kind: 'done', entry: { isDone: true, tickedAt: 2000 } });
    const all = withAccepted(added, tick, itemOf('tent', { isDone: true, doneBy: amina, tickedAt: 2000 }));
    expect(nextChange(all)).toBeUndefined();
    expect(groupListsKind.hasUnsent(all)).toBe(false);
  });

  it('keep a tick that was made while the previous one was sent', () => {
    const lists = withTick(known(itemOf('tent')), 'g', 'tent', amina, 2000);
    const sent = changeOf(lists);
    const after = withAccepted(
      withTick(lists, 'g', 'tent', null, 2500),
      sent,
      itemOf('tent', { isDone: true, doneBy: amina, tickedAt: 2000 }),
    );
    expect(shown(after)).toMatchObject([{ isDone: false, tickedAt: 2500 }]);
    expect(changeOf(after).kind).toBe('done');
  });

  it('date a tick after the one that it replaces, whatever the clock does', () => {
    const lists = withTick(known(itemOf('tent', ticked)), 'g', 'tent', null, 2000);
    expect(shown(lists)).toMatchObject([{ isDone: false, tickedAt: 3001 }]);
  });

  it('hide a deleted item at once, and forget it when the server has deleted it', () => {
    const lists = withDeletion(known(itemOf('tent')), 'g', 'tent');
    expect(shown(lists)).toEqual([]);
    expect(changeOf(lists).kind).toBe('deleted');
    expect(withAccepted(lists, changeOf(lists), null)).toEqual({ g: [] });
  });

  it('show an item again whose deletion was refused', () => {
    const lists = withDeletion(known(itemOf('tent')), 'g', 'tent');
    const refused = withRefused(lists, changeOf(lists), 'travel.tooMany');
    expect(shown(refused)).toMatchObject([{ id: 'tent' }]);
    expect(nextChange(refused)).toBeUndefined();
  });

  it('keep the words of a refused item, which only this device has to delete', () => {
    const lists = withAdded({}, 'tent');
    const refused = withRefused(lists, changeOf(lists), 'travel.tooMany');
    expect(shown(refused)).toMatchObject([{ title: 'tent', isRefused: true }]);
    expect(countIn(refused['g'] ?? [])).toBe(0);
    expect(countIn(withAdded(refused, 'bag')['g'] ?? [])).toBe(1);
    expect(nextChange(refused)).toBeUndefined();
    expect(withAnswer(refused, 'g', [], refused)).toEqual(refused);
    expect(withDeletion(refused, 'g', 'tent')).toEqual({ g: [] });
  });

  it('say why an item is refused that the group already has, until it is sent again', () => {
    const lists = withAdded({}, 'tent');
    const refused = withRefused(lists, changeOf(lists), 'group.itemListed');
    expect(shown(refused)).toMatchObject([{ title: 'tent', isRefused: true, isListed: true }]);
    expect(groupListsKind.isValid(refused)).toBe(true);
    expect(withRetry(refused, 'g', 'tent')).toEqual(lists);
  });

  it('know the titles that are shown, whatever their case and spaces', () => {
    const lists = known(itemOf('tent', { title: 'Two tents' }), itemOf('bag', { title: 'Bag' }));
    expect(hasTitle(lists['g'] ?? [], ' two  TENTS')).toBe(true);
    expect(hasTitle(lists['g'] ?? [], 'Tent')).toBe(false);
    expect(hasTitle(withDeletion(lists, 'g', 'bag')['g'] ?? [], 'Bag')).toBe(false);
  });

  it('send a refused item again when the person asks for it', () => {
    const lists = withAdded({}, 'tent');
    const refused = withRefused(lists, changeOf(lists), 'travel.tooMany');
    expect(nextChange(refused)).toBeUndefined();
    expect(changeOf(withRetry(refused, 'g', 'tent'))).toMatchObject({ kind: 'title', entry: { id: 'tent' } });
  });

  it('drop an item that another member has deleted', () => {
    const lists = withTick(known(itemOf('tent')), 'g', 'tent', amina, 2000);
    expect(withAccepted(lists, changeOf(lists), null)).toEqual({ g: [] });
  });
});

describe('the answer of the server', () => {
  it('brings the changes and deletions of others', () => {
    const before = known(itemOf('tent'), itemOf('bag'));
    const after = withAnswer(before, 'g', [itemOf('bag', ticked), itemOf('mat')], before);
    expect(shown(after)).toMatchObject([{ id: 'bag', doneBy: yusuf }, { id: 'mat' }]);
  });

  it('does not override what waits', () => {
    const before = known(itemOf('tent'), itemOf('bag'));
    const waiting = withAdded(withDeletion(withTick(before, 'g', 'tent', amina, 2000), 'g', 'bag'), 'mat');
    const after = withAnswer(waiting, 'g', [itemOf('tent'), itemOf('bag')], before);
    expect(after).toEqual(waiting);
  });

  it('does not undo what was sent after it was asked for', () => {
    const asked = known(itemOf('tent'), itemOf('bag'));
    const deleted = withDeletion(withAdded(asked, 'mat'), 'g', 'bag');
    const sent = [changeOf(deleted)];
    const one = withAccepted(deleted, sent[0] ?? changeOf(deleted), null);
    const all = withAccepted(one, changeOf(one), itemOf('mat'));
    const after = withAnswer(all, 'g', [itemOf('tent'), itemOf('bag')], asked);
    expect(shown(after).map(({ id }) => id)).toEqual(['tent', 'mat']);
  });
});

it('drops the lists of groups that the person has left, and what waits for them', () => {
  const lists = { ...withAdded({}, 'tent'), other: [] };
  expect(onlyOf(lists, ['other'])).toEqual({ other: [] });
  expect(onlyOf(lists, ['g', 'other', 'new'])).toBe(lists);
});

const stored = (more: object): unknown => ({ g: [{ ...itemOf('tent', ticked), unsent: [], ...more }] });

describe('what is stored', () => {
  it('is accepted as this version writes it', () => {
    const lists = withTick(withAdded({}, 'tent'), 'g', 'tent', amina, 2000);
    const refused = withRefused(lists, changeOf(lists), 'travel.tooMany');
    for (const each of [
      lists,
      refused,
      known(itemOf('tent', ticked)),
      known(itemOf('bag', { addedBy: null })),
    ]) {
      expect(groupListsKind.isValid(JSON.parse(JSON.stringify(each)))).toBe(true);
    }
  });

  it.each([
    ['a name without its parts', { doneBy: {} }],
    ['a name that is not text', { doneBy: { ...yusuf, firstName: null } }],
    ['no time of a tick', { tickedAt: undefined }],
    ['a time that is text', { tickedAt: '3000' }],
    ['a person that is a number', { addedBy: 1 }],
    ['no title', { title: undefined }],
    ['an unknown change', { unsent: ['moved'] }],
    ['a refusal that is text', { isRefused: 'yes' }],
  ])('is rejected with %s', (_name, more) => {
    expect(groupListsKind.isValid(stored({}))).toBe(true);
    expect(groupListsKind.isValid(stored(more))).toBe(false);
  });
});
