import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { plant } from '../lib/plant.ts';
import { voice } from './voice.ts';

const guide = `# Voice

| Say | Not |
| --- | --- |
| tap | press |

## Phrases the check refuses

| Phrase | Say |
| ------ | --- |
| one's own | your own |
| no network | offline |
`;
const path = 'packages/content/locales/en/x.json';
const clean = { 'docs/voice.md': guide, [path]: '{\n  "a": "Tap here"\n}\n' };

async function problemsOf(files: Record<string, string>): Promise<string[]> {
  using planted = plant({ ...clean, ...files });
  return (await voice(planted.root)).problems;
}

it('passes plain words, and the page that lists the phrases', async () => {
  expect(await problemsOf({})).toEqual([]);
});

it.each(['There is no network.', 'NO network', 'no\\u00A0network', 'Of one’s own'])(
  'finds the phrase in the catalogue: %s',
  async (said) => {
    const problems = await problemsOf({ [path]: `{\n  "a": "${JSON.parse(`"${said}"`)}"\n}\n` });
    expect(problems).toEqual([expect.stringContaining(`${path}:2: “`)]);
  },
);

it('finds a phrase across a line break in a document', async () => {
  expect(await problemsOf({ 'README.md': '# A\n\nThere is no\nnetwork.\n' })).toEqual([
    'README.md:3: “no network”; say: offline',
  ]);
});

it.each([
  { [path]: '{\n  "no network": "Offline"\n}\n' },
  { [path]: '{\n  "a": "No networks, and a casino network"\n}\n' },
  { 'packages/content/locales/en/what-if.json': '{\n  "a": "no network"\n}\n' },
  { 'packages/content/locales/fr/x.json': '{\n  "a": "no network"\n}\n' },
  { 'README.md': 'See `no network` and [it](no network).\n\n```\nno network\n```\n' },
])('is silent about %j', async (files) => {
  expect(await problemsOf(files)).toEqual([]);
});

it('fails without its list', async () => {
  expect(await problemsOf({ 'docs/voice.md': '# Voice\n' })).toEqual([
    expect.stringContaining('saw no phrases'),
  ]);
});

it('finds each phrase that the real page lists', async () => {
  const page = readFileSync(resolve(import.meta.dirname, '../../docs/voice.md'), 'utf8');
  const list = page.split('## Phrases the check refuses')[1] ?? '';
  const phrases = [...list.matchAll(/^\| ([^|]+?) +\|/gm)].slice(2).map(([, phrase = '']) => phrase);
  expect(phrases.length).toBeGreaterThan(20);
  const problems = await problemsOf({ 'docs/voice.md': page, 'README.md': phrases.join('.\n') });
  for (const [index, phrase] of phrases.entries())
    expect(problems).toContainEqual(expect.stringContaining(`README.md:${index + 1}: “${phrase}”`));
});
