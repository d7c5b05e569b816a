import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { plant } from '../lib/plant.ts';
import { weight } from './weight.ts';

/** Text that brotli cannot compress much below `kilobytes`. */
const heavy = (kilobytes: number): string => randomBytes(kilobytes * 750).toString('base64url');
const script = (kilobytes: number): string => `export const a = "${heavy(kilobytes)}";`;

const pages = [
  {
    path: '/',
    name: 'landing',
    access: 'public',
    session: 'out',
    files: { en: { file: 'pages/en/landing.html' } },
  },
  { path: '/', name: 'home', access: 'user', session: 'in', files: { en: { file: 'pages/en/home.html' } } },
];

function built(files: Record<string, string>): Record<string, string> {
  const entry = '<script type="module" src="/assets/entry.js"></script>';
  const all: Record<string, string> = {
    'pages.json': JSON.stringify(pages),
    'pages/en/landing.html': entry,
    'pages/en/home.html': entry,
    'client/assets/entry.js': script(1),
    'client/assets/words-v/de/rites/ihram.js': script(1),
    ...files,
  };
  return Object.fromEntries(Object.entries(all).map(([path, text]) => [`packages/web/dist/${path}`, text]));
}

async function problemsOf(files: Record<string, string>): Promise<string[]> {
  using planted = plant(built(files));
  return (await weight(planted.root)).problems;
}

it('passes a light build and prints what the pages weigh', async () => {
  using planted = plant(built({}));
  expect(await weight(planted.root)).toEqual({
    problems: [],
    saw: expect.stringMatching(
      /^landing 0\.\d of 110 KB, home 0\.\d of 200 KB, words of the guide 0\.\d of 250 KB$/,
    ),
  });
});

it('counts a script, a preload, an inline script and their static imports', async () => {
  const preload = '<link rel="modulepreload" href="/assets/b.js">';
  const tooMuch = [expect.stringContaining('KB of script, at most 110')];
  expect(await problemsOf({ 'client/assets/entry.js': script(150) })).toEqual(tooMuch);
  expect(await problemsOf({ 'pages/en/landing.html': preload, 'client/assets/b.js': script(150) })).toEqual(
    tooMuch,
  );
  expect(await problemsOf({ 'pages/en/landing.html': `<script>${heavy(150)}</script>` })).toEqual(tooMuch);
  const imports = `import{a}from"./c.js";export{a};`;
  expect(await problemsOf({ 'client/assets/entry.js': imports, 'client/assets/c.js': script(150) })).toEqual(
    tooMuch,
  );
});

it('excludes what loads later, and texts', async () => {
  const later = `export const a=()=>import("./c.js");`;
  expect(await problemsOf({ 'client/assets/entry.js': later, 'client/assets/c.js': script(300) })).toEqual(
    [],
  );
  const embedded = `<script type="application/json" id="words">${heavy(300)}</script>`;
  expect(await problemsOf({ 'pages/en/landing.html': embedded })).toEqual([]);
});

it('counts the signed-in page and the style sheets', async () => {
  const home = '<script type="module" src="/assets/home.js"></script>';
  expect(await problemsOf({ 'pages/en/home.html': home, 'client/assets/home.js': script(280) })).toEqual([
    expect.stringContaining('KB of script, at most 200'),
  ]);
  const told = [expect.stringContaining('KB of CSS, at most 40')];
  expect(await problemsOf({ 'pages/en/home.html': `<style>${heavy(60)}</style>` })).toEqual(told);
  const link = '<link rel="stylesheet" href="/assets/a.css">';
  expect(await problemsOf({ 'pages/en/home.html': link, 'client/assets/a.css': heavy(60) })).toEqual(told);
});

it('fails without a build, and without a landing or a signed-in page', async () => {
  using planted = plant({});
  expect((await weight(planted.root)).problems).toEqual([expect.stringContaining('not built')]);
  expect(await problemsOf({ 'pages.json': '[]' })).toHaveLength(2);
});

const words = (name: string): string => `client/assets/words-v/de/${name}.js`;

it('adds up the texts of the guide in each language, and no others', async () => {
  const parts = [
    'rites/ihram',
    'rites/sai',
    'duas',
    'transliterations',
    'what-if',
    'holy-places',
    'guide',
    'help',
  ];
  const eachLight = Object.fromEntries(parts.map((name) => [words(name), script(45)]));
  expect(await problemsOf(eachLight)).toEqual([
    expect.stringMatching(/^words of the guide \(de\): \d+\.\d KB, at most 250$/),
  ]);
  for (const left of parts) expect(await problemsOf({ ...eachLight, [words(left)]: '' })).toEqual([]);
  expect(await problemsOf({ [words('landing')]: script(400) })).toEqual([]);
});

it('fails without any texts of the guide', async () => {
  using planted = plant(built({}));
  rmSync(join(planted.root, 'packages/web/dist/client/assets/words-v'), { recursive: true });
  expect((await weight(planted.root)).problems).toEqual(['no words of the guide']);
});
