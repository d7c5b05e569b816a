import { type Answer, sendRequest, register } from './people.ts';

export interface Relative {
  readonly cookie: string;
  readonly id: string;
}

export interface Family {
  readonly groupId: string;
  readonly groupCode: string;
  readonly leader: Relative;
  readonly members: readonly Relative[];
}

export async function aPerson(url: string): Promise<Relative> {
  const { cookie, body } = await register(url);
  if (!cookie || typeof body?.['id'] !== 'string') throw new Error('registering was refused');
  return { cookie, id: body['id'] };
}

export const join = (url: string, { cookie }: Relative, groupCode: string): Promise<Answer> =>
  sendRequest(url, '/api/hajj-groups/join', { method: 'POST', cookie, body: { groupCode } });

/** Creates a group of a leader and `size - 1` others through the API. */
export async function aFamily(url: string, size: number): Promise<Family> {
  const leader = await aPerson(url);
  const body = { name: 'Family', maxMembers: 100 };
  const made = await sendRequest(url, '/api/hajj-groups', { method: 'POST', cookie: leader.cookie, body });
  const { id: groupId, groupCode } = made.body ?? {};
  if (typeof groupId !== 'string' || typeof groupCode !== 'string')
    throw new Error('the group was not created');
  const others = await Promise.all(Array.from({ length: size - 1 }, () => aPerson(url)));
  for (const other of others) await join(url, other, groupCode);
  return { groupId, groupCode, leader, members: [leader, ...others] };
}

export const share = (url: string, { cookie }: Relative, latitude: number): Promise<Answer> =>
  sendRequest(url, '/api/location/update', {
    method: 'POST',
    cookie,
    body: { latitude, longitude: 39.89, isSharing: true },
  });

export const stopSharing = (url: string, { cookie }: Relative): Promise<Answer> =>
  sendRequest(url, '/api/location/update', {
    method: 'POST',
    cookie,
    body: { latitude: 0, longitude: 0, isSharing: false },
  });

export const sendMessage = (
  url: string,
  { cookie }: Relative,
  groupId: string,
  key: string,
  text: string,
): Promise<Answer> =>
  sendRequest(url, `/api/hajj-groups/${groupId}/messages`, { method: 'POST', cookie, body: { key, text } });

/** User id -> latitude, of everyone who shares. @throws when the group cannot be read */
export async function latitudes(
  url: string,
  { cookie }: Relative,
  groupId: string,
): Promise<Map<string, number>> {
  const { status, body } = await sendRequest(url, `/api/location/group/${groupId}`, { cookie });
  if (status !== 200) throw new Error(`the group answered ${status}`);
  // The contract guarantees a list.
  const list = body as unknown as { userId: string; latitude: number }[];
  return new Map(list.map(({ userId, latitude }) => [userId, latitude]));
}
