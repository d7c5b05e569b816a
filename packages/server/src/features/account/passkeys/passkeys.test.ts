import { randomUUID } from 'node:crypto';
import type { Passkey } from '@manasik/contract/passkeys';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAuthenticator } from '../../../testing/software-authenticator.ts';
import {
  createTestApp,
  goodPassword,
  type Registered,
  register,
  type TestApp,
} from '../../../testing/test-app.ts';

const origin = 'http://hajj.example';
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ env: { BASE_URL: origin } });
});
afterAll(() => test.close());

type Options = { challenge: string };
type Authenticator = ReturnType<typeof createAuthenticator>;
const url = '/api/auth/passkeys';
const refused = { status: 400, body: { code: 'passkey.refused' } };

const begin = async ({ client }: Registered) =>
  (await client.post<Options>(`${url}/begin`, { password: goodPassword })).body;
const add = ({ client }: Registered, answer: unknown) => client.post<Passkey>(url, { name: 'Phone', answer });
const listOf = async ({ client }: Registered) =>
  (await client.get<{ passkeys: Passkey[] }>(url)).body.passkeys;

async function withPasskey(): Promise<{ owner: Registered; device: Authenticator; passkey: Passkey }> {
  const owner = await register(test);
  const device = createAuthenticator({ origin });
  const reply = await add(owner, device.make(await begin(owner)));
  expect(reply.status).toBe(201);
  return { owner, device, passkey: reply.body };
}
const beginSignIn = async () => (await test.visitor().post<Options>(`${url}/sign-in/begin`)).body;
const signIn = (answer: unknown) => test.visitor().post(`${url}/sign-in`, { answer });

describe('a passkey', () => {
  it('is added with the password, listed, and signs in without it', async () => {
    const { owner, device, passkey } = await withPasskey();
    expect(passkey).toEqual({
      id: expect.any(String),
      name: 'Phone',
      createdAt: expect.any(String),
      lastUsedAt: null,
    });
    const reply = await signIn(device.sign(await beginSignIn()));
    expect(reply).toMatchObject({ status: 200, body: owner.user });
    expect((await test.as(reply.cookies.join('; ')).get('/api/auth/user')).body).toEqual(owner.user);
    expect(await listOf(owner)).toEqual([{ ...passkey, lastUsedAt: expect.any(String) }]);
  });

  it('cannot be created without the right password', async () => {
    const { client } = await register(test);
    expect(await client.post(`${url}/begin`, { password: 'not-mine-1' })).toMatchObject({
      status: 403,
      body: { code: 'auth.wrongPassword' },
    });
  });

  it('no longer signs in after its removal', async () => {
    const { owner, device, passkey } = await withPasskey();
    expect((await owner.client.delete(`${url}/${passkey.id}`)).status).toBe(204);
    expect(await listOf(owner)).toEqual([]);
    expect(await signIn(device.sign(await beginSignIn()))).toMatchObject(refused);
  });

  it('is deleted with its account', async () => {
    const { owner, device } = await withPasskey();
    await owner.client.delete('/api/auth/user', { password: goodPassword });
    expect(await signIn(device.sign(await beginSignIn()))).toMatchObject(refused);
  });

  it('of another account can be neither seen nor removed', async () => {
    const { owner, passkey } = await withPasskey();
    const stranger = await register(test);
    expect(await listOf(stranger)).toEqual([]);
    for (const id of [passkey.id, randomUUID()]) {
      expect(await stranger.client.delete(`${url}/${id}`)).toMatchObject({
        status: 404,
        body: { code: 'passkey.notFound' },
      });
    }
    expect(await listOf(owner)).toHaveLength(1);
  });

  it('is limited to twenty per account', async () => {
    const owner = await register(test);
    for (let n = 0; n < 20; n += 1) {
      expect((await add(owner, createAuthenticator({ origin }).make(await begin(owner)))).status).toBe(201);
    }
    expect(await owner.client.post(`${url}/begin`, { password: goodPassword })).toMatchObject({
      status: 409,
      body: { code: 'passkey.tooMany' },
    });
  });

  it.each([
    ['GET', url],
    ['POST', url],
    ['POST', `${url}/begin`],
    ['DELETE', `${url}/${randomUUID()}`],
  ] as const)('%s %s is refused to visitors', async (method, path) => {
    expect((await test.visitor().send(method, path, {})).status).toBe(401);
  });
});

describe('a browser’s response', () => {
  it('works once', async () => {
    const { device } = await withPasskey();
    const answer = device.sign(await beginSignIn());
    expect((await signIn(answer)).status).toBe(200);
    expect(await signIn(answer)).toMatchObject(refused);
  });

  it('expires after ten minutes', async () => {
    const { device } = await withPasskey();
    const options = await beginSignIn();
    test.clock.advance({ minutes: 11 });
    expect(await signIn(device.sign(options))).toMatchObject(refused);
  });

  it('is refused from another site', async () => {
    const owner = await register(test);
    const phished = createAuthenticator({ origin: 'http://hajj.example.evil.org' });
    expect(await add(owner, phished.make(await begin(owner)))).toMatchObject(refused);
  });

  it('is refused if the device did not verify its holder', async () => {
    const owner = await register(test);
    const open = createAuthenticator({ origin, isVerified: false });
    expect(await add(owner, open.make(await begin(owner)))).toMatchObject(refused);
  });

  it('is refused for a challenge of another account, or of another purpose', async () => {
    const [owner, other] = [await register(test), await register(test)];
    const device = createAuthenticator({ origin });
    expect(await add(owner, device.make(await begin(other)))).toMatchObject(refused);
    expect(await add(owner, device.make(await beginSignIn()))).toMatchObject(refused);
  });

  it('is refused from a copied key', async () => {
    const { device } = await withPasskey();
    expect((await signIn(device.sign(await beginSignIn()))).status).toBe(200);
    expect((await signIn(device.sign(await beginSignIn()))).status).toBe(200);
    device.turnBack();
    expect(await signIn(device.sign(await beginSignIn()))).toMatchObject(refused);
  });

  it('is refused when the credential is already registered', async () => {
    const { device } = await withPasskey();
    const other = await register(test);
    expect(await add(other, device.make(await begin(other)))).toMatchObject(refused);
  });

  it.each([
    ['nothing but an id', { id: 'abc' }],
    ['a wrong type', { id: 'abc', rawId: 7, type: null, response: [] }],
    ['an empty response', { id: 'abc', rawId: 'abc', type: 'public-key', response: {} }],
    ['no JSON inside', { id: 'abc', rawId: 'abc', type: 'public-key', response: { clientDataJSON: 'AAAA' } }],
  ])('is refused with %s', async (_name, answer) => {
    const { owner, device } = await withPasskey();
    const { id } = device.sign(await beginSignIn());
    expect(await signIn({ ...answer, id })).toMatchObject(refused);
    expect(await add(owner, answer)).toMatchObject(refused);
  });
});
