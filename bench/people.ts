/** A person registered at the server under test. */
export interface BenchPerson {
  readonly cookie: string;
  readonly userId: string;
}

const password = 'seven calm camels';

async function post(url: string, cookie: string, body: unknown, address: string): Promise<Response> {
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address, cookie },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}: ${await reply.text()}`);
  return reply;
}

async function registerPerson(url: string, index: number): Promise<BenchPerson> {
  const email = `${crypto.randomUUID()}@example.org`;
  const body = { email, password, firstName: 'Amina', lastName: 'Karim' };
  const reply = await post(
    `${url}/api/auth/register`,
    '',
    body,
    `10.2.${Math.floor(index / 200)}.${index % 200}`,
  );
  // The contract guarantees this response.
  const { id } = (await reply.json()) as { id: string };
  return { cookie: reply.headers.get('set-cookie')?.split(';')[0] ?? '', userId: id };
}

export interface BenchGroup {
  readonly id: string;
  readonly members: readonly BenchPerson[];
}

/** Registers `size` people and puts them in one group. */
export async function makeGroup(url: string, size: number, from: number): Promise<BenchGroup> {
  const members: BenchPerson[] = [];
  for (let index = 0; index < size; index += 1) members.push(await registerPerson(url, from + index));
  const [leader, ...others] = members;
  if (!leader) throw new Error('a group needs at least one member');
  const made = await post(
    `${url}/api/hajj-groups`,
    leader.cookie,
    { name: 'Bench', maxMembers: 100 },
    '10.3.0.1',
  );
  // The contract guarantees this response.
  const { id, groupCode } = (await made.json()) as { id: string; groupCode: string };
  for (const { cookie } of others) {
    await post(`${url}/api/hajj-groups/join`, cookie, { groupCode }, '10.3.0.1');
  }
  return { id, members };
}

/** A position in the form that a phone sends. */
export const positionBody = (latitude = 21.4133): string =>
  JSON.stringify({ latitude, longitude: 39.8933, isSharing: true, accuracy: 12.5, batteryPercent: 64 });

export async function sharePosition(url: string, { cookie }: BenchPerson): Promise<void> {
  const headers = { 'content-type': 'application/json', cookie };
  const reply = await fetch(`${url}/api/location/update`, { method: 'POST', headers, body: positionBody() });
  if (!reply.ok) throw new Error(`sharing answered ${reply.status}`);
  await reply.arrayBuffer();
}
