import { expect, it } from 'vitest';
import { plant } from '../lib/plant.ts';
import { names } from './names.ts';

const tree: Record<string, string> = {
  'packages/contract/src/index.ts': '',
  'packages/contract/src/chat.ts': '',
  'packages/server/src/features/chat/chat.routes.ts': '',
  'packages/server/src/features/pages/pages.routes.ts': '',
  'packages/web/src/features/groups/chat/chat-tab.tsx': '',
  'packages/web/src/features/qibla/qibla-page.tsx': '',
  'packages/content/locales/en/chat.json': '{}',
  'packages/content/locales/en/common.json': '{}',
  'packages/content/locales/en/qibla.json': '{}',
  'packages/content/locales/en/groups-chat.json': '{}',
  'e2e/chat.spec.ts': '',
  'e2e/chat-offline.spec.ts': '',
  'e2e/shell.spec.ts': '',
};

async function problemsWith(files: Record<string, string>): Promise<string[]> {
  using planted = plant(files);
  return (await names(planted.root)).problems;
}

it('accepts one name in every layer', async () => {
  expect(await problemsWith(tree)).toEqual([]);
});

it('fails when it finds no features', async () => {
  expect(await problemsWith({})).toEqual([expect.stringContaining('saw no')]);
});

it.each([
  ['packages/contract/src/message.ts', 'the server has no features/message'],
  ['packages/server/src/features/qibla/qibla.routes.ts', 'the contract has no qibla.ts'],
  ['packages/content/locales/en/messages.json', 'no feature has this name'],
  ['packages/content/locales/en/red-flag-model.json', 'no feature has this name'],
  ['packages/content/locales/en/groups-messages.json', 'no feature has this name'],
  ['e2e/messages.spec.ts', 'no feature has this name'],
])('finds %s', async (file, problem) => {
  expect(await problemsWith({ ...tree, [file]: '' })).toEqual([expect.stringContaining(problem)]);
});

it('finds a feature that has another name in the web than in the server', async () => {
  const files = {
    ...tree,
    'packages/contract/src/roll-call.ts': '',
    'packages/server/src/features/roll-call/roll-call.routes.ts': '',
  };
  expect(await problemsWith(files)).toEqual([expect.stringContaining('the web has no folder roll-call')]);
});
