import { randomUUID } from 'node:crypto';
import type { GroupChecklistItem } from '@manasik/contract/group-checklist';
import type { Registered, TestApp } from './test-app.ts';

/** Requests for the checklist of a group. Each change is a minute later than the one before, by the clock of the test. */
export function checklistRequests(test: TestApp, groupId: string) {
  const url = `/api/hajj-groups/${groupId}/checklist`;
  const now = (): number => {
    test.clock.advance({ minutes: 1 });
    return test.clock.now().getTime();
  };
  type Changed = { item: GroupChecklistItem | null };
  const put = ({ client }: Registered, id: string, title: string, changedAt = now()) =>
    client.put<Changed>(`${url}/${id}`, { title, changedAt });
  return {
    url,
    put,
    add: async (by: Registered, title: string): Promise<string> => {
      const id = randomUUID();
      const { status, text } = await put(by, id, title);
      if (status !== 200) throw new Error(`adding was refused: ${text}`);
      return id;
    },
    tick: ({ client }: Registered, id: string, isDone = true, changedAt = now()) =>
      client.put<Changed>(`${url}/${id}/done`, { isDone, changedAt }),
    remove: ({ client }: Registered, id: string) => client.delete(`${url}/${id}`),
    list: async ({ client }: Registered): Promise<GroupChecklistItem[]> =>
      (await client.get<{ items: GroupChecklistItem[] }>(url)).body.items,
  };
}
