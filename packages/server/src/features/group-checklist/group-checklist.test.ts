import { randomUUID } from 'node:crypto';
import { mostGroupItems } from '@manasik/core/groups/group-checklist';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checklistRequests } from '../../testing/group-checklist-requests.ts';
import { createTestGroup } from '../../testing/seeded-groups.ts';
import { createTestApp, type Registered, register, type TestApp } from '../../testing/test-app.ts';
import { groupChecklistItems } from './group-checklist.table.ts';

let test: TestApp;
let leader: Registered;
let member: Registered;
let other: Registered;
beforeAll(async () => {
  test = await createTestApp();
  [leader, member, other] = [await register(test), await register(test), await register(test)];
});
afterAll(() => test.close());

const createList = async () => checklistRequests(test, await createTestGroup(test, leader, [member, other]));
const leadersOnly = { status: 403, body: { code: 'group.leadersOnly' } };
const nothing = { status: 200, body: { item: null } };
const person = ({ user: { id, firstName, lastName } }: Registered) => ({ id, firstName, lastName });
const fill = (url: string, length: number) =>
  test.database.db.insert(groupChecklistItems).values(
    Array.from({ length }, () => ({
      groupId: url.split('/')[3] ?? '',
      id: randomUUID(),
      title: 'Water',
      createdAt: test.clock.now(),
      changedAt: test.clock.now(),
    })),
  );

describe('the checklist of a group', () => {
  it('shows all members what any of them added, in that order', async () => {
    const { add, list } = await createList();
    const first = await add(member, '  First-aid bag ');
    const second = await add(leader, 'Wheelchair');
    expect(await list(other)).toMatchObject([
      { id: first, title: 'First-aid bag', addedBy: member.user.id, isDone: false, tickedAt: null },
      { id: second, title: 'Wheelchair', addedBy: leader.user.id, doneBy: null },
    ]);
  });

  it('shows who ticked an item, until someone unticks it', async () => {
    const { add, tick, list } = await createList();
    const id = await add(member, 'Call the hotel');
    expect((await tick(other, id)).body.item).toMatchObject({ isDone: true, doneBy: person(other) });
    expect(await list(member)).toMatchObject([{ id, isDone: true, doneBy: person(other) }]);
    expect((await tick(leader, id, false)).body.item).toMatchObject({ isDone: false, doneBy: null });
  });

  it('keeps the later of two ticks, whichever arrives last', async () => {
    const { add, tick } = await createList();
    const id = await add(member, 'Call the hotel');
    const at = test.clock.now().getTime();
    await tick(other, id, true, at - 60_000);
    const late = await tick(member, id, false, at - 120_000);
    expect(late.body.item).toMatchObject({ isDone: true, doneBy: { id: other.user.id } });
    expect((await tick(member, id, true, at - 60_000)).body.item?.doneBy?.id).toBe(other.user.id);
  });

  it('dates a change of a fast clock now, so that later changes win', async () => {
    const { put, tick } = await createList();
    const id = randomUUID();
    const future = test.clock.now().getTime() + 1e9;
    expect((await put(member, id, 'Tent', future)).body.item?.changedAt).toBeLessThan(future - 1e8);
    await tick(member, id, true, future);
    expect((await tick(other, id, false)).body.item?.isDone).toBe(false);
    expect((await put(member, id, 'Two tents')).body.item?.title).toBe('Two tents');
  });

  it('adds an item once, also when the request is repeated after a change', async () => {
    const { add, put, tick, list } = await createList();
    const id = await add(member, 'Tent');
    const [added] = await list(member);
    await put(leader, id, 'Two tents');
    await tick(other, id);
    expect((await put(member, id, 'Tent', added?.changedAt)).body.item?.title).toBe('Two tents');
    expect(await list(member)).toMatchObject([{ id, title: 'Two tents', isDone: true }]);
  });

  it('lets only the member who added an item and leaders rename and delete it', async () => {
    const { add, put, remove, list } = await createList();
    const [first, second] = [await add(member, 'Tent'), await add(leader, 'Bag')];
    for (const id of [first, second]) {
      expect(await put(other, id, 'Mine')).toMatchObject(leadersOnly);
      expect(await remove(other, id)).toMatchObject(leadersOnly);
    }
    expect((await list(other)).map(({ title }) => title)).toEqual(['Tent', 'Bag']);
    expect((await put(member, first, 'Two tents')).body.item?.title).toBe('Two tents');
    expect((await put(leader, first, 'Three tents')).body.item?.title).toBe('Three tents');
    expect((await remove(member, first)).status).toBe(204);
    expect((await remove(leader, second)).status).toBe(204);
    expect(await list(member)).toEqual([]);
  });

  it('does not restore a deleted item, nor keep its title', async () => {
    const { add, put, tick, remove, list } = await createList();
    const id = await add(member, 'Tent');
    expect((await remove(leader, id)).status).toBe(204);
    expect((await remove(member, id)).status).toBe(204);
    expect(await put(member, id, 'Tent')).toMatchObject(nothing);
    expect(await tick(member, id)).toMatchObject(nothing);
    expect(await list(member)).toEqual([]);
    const rows = await test.database.db
      .select()
      .from(groupChecklistItems)
      .where(eq(groupChecklistItems.id, id));
    expect(rows).toMatchObject([{ title: null, addedBy: null, isDone: false, doneBy: null }]);
  });

  it('refuses an item that it already has, whatever the case and the spaces', async () => {
    const { add, put, remove, list } = await createList();
    const listed = { status: 409, body: { code: 'group.itemListed' } };
    const tent = await add(member, 'First-aid bag');
    expect(await put(other, randomUUID(), ' first-aid  BAG ')).toMatchObject(listed);
    const mat = await add(other, 'Mat');
    expect(await put(other, mat, 'First-Aid Bag')).toMatchObject(listed);
    expect((await put(member, tent, 'First-Aid Bag')).body.item?.title).toBe('First-Aid Bag');
    expect((await list(leader)).map(({ title }) => title)).toEqual(['First-Aid Bag', 'Mat']);
    await remove(member, tent);
    expect((await put(other, randomUUID(), 'first-aid bag')).status).toBe(200);
  });

  it('has an item once that two members add at the same time', async () => {
    const { put, list } = await createList();
    const replies = await Promise.all([member, other].map((one) => put(one, randomUUID(), 'Tent')));
    expect(replies.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409]);
    expect(await list(leader)).toHaveLength(1);
  });

  it('answers nothing about an item that was never there', async () => {
    const { tick, remove } = await createList();
    expect(await tick(member, randomUUID())).toMatchObject(nothing);
    expect((await remove(member, randomUUID())).status).toBe(204);
  });

  it(`has at most ${mostGroupItems} items, also when members add at the same time`, async () => {
    const { url, put, remove, list } = await createList();
    await fill(url, mostGroupItems - 1);
    const added = [randomUUID(), randomUUID(), randomUUID()];
    const at = test.clock.now().getTime();
    const replies = await Promise.all(added.map((id, index) => put(member, id, `Tent ${index}`, at)));
    expect(replies.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409, 409]);
    expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'travel.tooMany' });
    expect(await list(leader)).toHaveLength(mostGroupItems);
    const id = added.find((_, index) => replies[index]?.status === 200) ?? '';
    expect((await put(member, id, 'Two tents')).status).toBe(200);
    await remove(member, id);
    expect((await put(member, randomUUID(), 'Tent')).status).toBe(200);
  });

  it.each([
    ['two lines', { title: 'Tent\nBag' }],
    ['nothing to see', { title: ' \u2060 ' }],
    ['too many characters', { title: 'x'.repeat(121) }],
  ])('refuses a title with %s', async (_name, fields) => {
    const { url } = await createList();
    const reply = await member.client.put(`${url}/${randomUUID()}`, { ...fields, changedAt: 1 });
    expect(reply).toMatchObject({ status: 400, body: { fields: { title: expect.any(String) } } });
  });
});
