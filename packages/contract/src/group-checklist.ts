import { mostGroupItems } from '@manasik/core/groups/group-checklist';
import { z } from 'zod';
import { ChangedAt, title } from './fields.ts';
import { GroupId } from './groups.ts';
import { routeWith } from './route.ts';
import { errors as travelErrors } from './travel.ts';

export const errors = { 'group.itemListed': 409 } as const;
// A full list has the same error code and words as a full trip.
const route = routeWith({ ...travelErrors, ...errors });

/** Something that a group brings or does, such as "first-aid bag". */
export const GroupChecklistItem = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  /** Null when the account has been deleted. */
  addedBy: z.uuid().nullable(),
  isDone: z.boolean(),
  /** The member who ticked it; null when they left the group or their account was deleted. */
  doneBy: z.strictObject({ id: z.uuid(), firstName: z.string(), lastName: z.string() }).nullable(),
  /** When the title was last changed. */
  changedAt: ChangedAt,
  /** When it was last ticked or unticked; null if it never was. */
  tickedAt: ChangedAt.nullable(),
});
export type GroupChecklistItem = z.output<typeof GroupChecklistItem>;

// The id is chosen by a device, which makes random ones.
const ItemId = z.strictObject({ id: z.uuid(), itemId: z.uuidv4() });
const limit = { most: 600, windowSeconds: 3600 };

/** The item after a change; null if a member has deleted it. */
const ChangedItem = z.strictObject({ item: GroupChecklistItem.nullable() });

export const listGroupChecklist = route({
  method: 'GET',
  path: '/api/hajj-groups/:id/checklist',
  summary: `The checklist of a group, at most ${mostGroupItems} items, in the order in which they were added`,
  access: 'user',
  params: GroupId,
  reply: z.strictObject({ items: z.array(GroupChecklistItem) }),
  errors: ['group.notFound'],
});

export const putGroupChecklistItem = route({
  method: 'PUT',
  path: '/api/hajj-groups/:id/checklist/:itemId',
  limit,
  summary:
    'Add an item with a title that the list does not have; the member who added it and leaders may rename it. A deleted item stays deleted',
  access: 'user',
  params: ItemId,
  body: z.strictObject({
    title: title(120).refine((value) => !/[\n\r\t]/.test(value), { params: { code: 'format' } }),
    changedAt: ChangedAt,
  }),
  reply: ChangedItem,
  errors: ['group.notFound', 'group.leadersOnly', 'group.itemListed', 'travel.tooMany'],
});

export const tickGroupChecklistItem = route({
  method: 'PUT',
  path: '/api/hajj-groups/:id/checklist/:itemId/done',
  limit,
  summary: 'Tick or untick an item. The latest tick wins',
  access: 'user',
  params: ItemId,
  body: z.strictObject({ isDone: z.boolean(), changedAt: ChangedAt }),
  reply: ChangedItem,
  errors: ['group.notFound'],
});

export const removeGroupChecklistItem = route({
  method: 'DELETE',
  path: '/api/hajj-groups/:id/checklist/:itemId',
  limit,
  summary: 'Delete an item (the member who added it, and leaders)',
  access: 'user',
  params: ItemId,
  errors: ['group.notFound', 'group.leadersOnly'],
});
