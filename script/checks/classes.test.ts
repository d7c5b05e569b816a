import { expect, it } from 'vitest';
import { plant } from '../lib/plant.ts';
import { classes } from './classes.ts';

async function problemsOf(text: string): Promise<string[]> {
  using planted = plant({ 'packages/web/src/ui/a.tsx': text });
  return (await classes(planted.root)).problems;
}

it.each([
  'ml-4',
  '-mr-2',
  'pl-[3px]',
  'lg:pr-4',
  'hover:!ml-1',
  'left-0',
  '-right-1/2',
  'text-left',
  'md:text-right',
  'border-l',
  'border-r-2',
  'rounded-tl-lg',
  'rounded-r',
  'float-left',
  'scroll-ml-2',
  'data-[side=top]:ml-2',
])('finds the physical class %s', async (name) => {
  const told = [expect.stringContaining(`packages/web/src/ui/a.tsx:1: physical class ${name}:`)];
  expect(await problemsOf(`export const A = () => <i className="flex ${name} p-2" />;\n`)).toEqual(told);
  expect(await problemsOf(`export const a = (b: string) => \`flex \${b} ${name}\`;\n`)).toEqual(told);
});

it.each([
  'bg-red-500',
  'text-white',
  'hover:bg-black/50',
  'border-s-slate-200',
  'bg-[#fff]',
  'text-[oklch(50%_0_0)]',
])('finds the raw colour %s', async (name) => {
  expect(await problemsOf(`export const A = () => <i className="${name}" />;\n`)).toEqual([
    expect.stringContaining('raw colour'),
  ]);
});

it('finds a raw colour in a style or an attribute', async () => {
  expect(await problemsOf('export const A = () => <path fill="#0f4c3a" />;\n')).toHaveLength(1);
  expect(await problemsOf('export const a = { color: "rgb(0 0 0)" };\n')).toHaveLength(1);
});

it('passes logical classes, tokens and ordinary text', async () => {
  const names =
    'ms-4 pe-2 start-0 text-start rounded-s-lg border-e bg-ground text-ink lg:ps-3 place-items-center';
  expect(await problemsOf(`export const A = () => <a href="#main" className="${names}" />;\n`)).toEqual([]);
  expect(await problemsOf(`export const a = ['left', 'right', '#faq', '/a#b', 'ArrowLeft'];\n`)).toEqual([]);
});
