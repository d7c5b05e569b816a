import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const hint = 'manasik-signed-in';
const key = 'manasik-account-assistant';
let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => stored.set(name, text),
    removeItem: (name: string) => stored.delete(name),
  });
  vi.resetModules();
});
afterEach(() => vi.unstubAllGlobals());

const load = () => import('./kept-conversations.ts');

const turn = (question: string, askedAt = 1) => ({
  id: `turn ${question}`,
  question,
  agentType: 'guide' as const,
  askedAt,
  answeredBy: 'device' as const,
  reply: {
    kind: 'unknown' as const,
    agentType: 'guide' as const,
    language: 'en' as const,
    message: 'The guide does not say.',
    suggestions: [],
    sources: [],
    links: [],
    numbers: [],
    warning: null,
    redFlag: null,
    tool: null,
    by: 'content' as const,
    notice: null,
  },
});

it('keeps the turns of a conversation under its first question', async () => {
  const { keepTurn, keptConversation } = await load();
  keepTurn('a', null, turn('Where is Mina?', 1));
  keepTurn('a', 'server', turn('And Arafat?', 2));
  expect(keptConversation('a')).toMatchObject({
    title: 'Where is Mina?',
    serverId: 'server',
    updatedAt: 2,
    turns: [{ question: 'Where is Mina?' }, { question: 'And Arafat?' }],
  });
});

it('renames and deletes, and stores nothing without a conversation', async () => {
  const { deleteKept, keepTurn, keptConversation, renameKept } = await load();
  keepTurn('a', null, turn('Where is Mina?'));
  renameKept('a', 'Mina');
  expect(keptConversation('a')?.title).toBe('Mina');
  deleteKept('a');
  expect(keptConversation('a')).toBeUndefined();
  expect(stored.has(key)).toBe(false);
});

it('forgets the oldest conversations and turns', async () => {
  const { keepTurn, keptConversation } = await load();
  for (let index = 0; index <= 20; index++) keepTurn(`c${index}`, null, turn('Why?', index));
  expect(keptConversation('c0')).toBeUndefined();
  expect(keptConversation('c1')).toBeDefined();
  for (let index = 0; index <= 40; index++) keepTurn('long', null, turn(`Question ${index}`, index));
  expect(keptConversation('long')?.turns).toHaveLength(40);
  expect(keptConversation('long')?.turns.at(-1)?.question).toBe('Question 40');
});

it('moves what a visitor asked to the person who signs in, and shows it to no one else', async () => {
  const { keepTurn, keptConversation } = await load();
  keepTurn('a', null, turn('Where is Mina?'));
  stored.set(hint, 'amina');
  expect(keptConversation('a')).toBeDefined();
  keepTurn('a', null, turn('And Arafat?'));
  stored.set(hint, 'bilal');
  expect(keptConversation('a')).toBeUndefined();
  stored.delete(hint);
  expect(keptConversation('a')).toBeUndefined();
});

it('is erased at sign-out', async () => {
  const { keepTurn, keptConversation } = await load();
  const { setUser } = await import('../../../platform/session/session.ts');
  stored.set(hint, 'amina');
  keepTurn('a', null, turn('Where is Mina?'));
  vi.stubGlobal(
    'localStorage',
    // The browser's own storage lists its names as properties.
    Object.assign(Object.fromEntries(stored), {
      getItem: (name: string) => stored.get(name) ?? null,
      removeItem: (name: string) => stored.delete(name),
    }),
  );
  setUser(null);
  expect(stored.has(key)).toBe(false);
  expect(keptConversation('a')).toBeUndefined();
});

it('ignores what another version has stored', async () => {
  const { keepTurn, keptConversation } = await load();
  stored.set(key, JSON.stringify({ owner: null, conversations: [{ id: 'a', turns: 'none' }] }));
  expect(keptConversation('a')).toBeUndefined();
  keepTurn('b', null, turn('Where is Mina?'));
  expect(keptConversation('b')).toBeDefined();
});

const long = (question: string, askedAt: number) => {
  const { reply, ...rest } = turn(question, askedAt);
  return { ...rest, reply: { ...reply, message: 'a'.repeat(100_000) } };
};

it('stores at most 300,000 characters, and forgets the oldest first', async () => {
  const { keepTurn, keptConversation } = await load();
  keepTurn('a', null, long('1', 1));
  keepTurn('b', null, long('2', 2));
  keepTurn('b', null, long('3', 3));
  expect(keptConversation('a')).toBeUndefined();
  keepTurn('b', null, long('4', 4));
  expect(keptConversation('b')?.turns.map(({ question }) => question)).toEqual(['3', '4']);
  expect(stored.get(key)?.length).toBeLessThan(300_000);
});
