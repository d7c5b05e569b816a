import { expect, it } from 'vitest';
import { plant } from '../lib/plant.ts';
import { words } from './words.ts';

const page = (jsx: string): string => `export const Page = ({ late, t }) => ${jsx};\n`;

async function problemsOf(jsx: string, path = 'packages/web/src/features/x/x-page.tsx'): Promise<string[]> {
  using planted = plant({ [path]: page(jsx), 'packages/web/src/ui/quiet.tsx': page('<b>{t("a")}</b>') });
  return (await words(planted.root)).problems;
}

it.each([
  ['<p>Hello</p>', 'Hello'],
  ['<p>{"Hello"}</p>', 'Hello'],
  ['<p>{`Day ${late}`}</p>', 'Day'],
  ['<p>{late ? "Late" : t("soon")}</p>', 'Late'],
  ['<p>{late && "Late"}</p>', 'Late'],
  ['<p>{t("a") + " days"}</p>', 'days'],
  ['<>السلام</>', 'السلام'],
  ['<img alt="Mecca" />', 'Mecca'],
  ['<button aria-label={"Close"} />', 'Close'],
  ['<input placeholder={late ? "Late" : undefined} />', 'Late'],
  ['<Card title="Prayer times" />', 'Prayer times'],
])('finds the words in %s', async (jsx, said) => {
  expect(await problemsOf(jsx)).toEqual([`packages/web/src/features/x/x-page.tsx:1: words in JSX: ${said}`]);
});

it.each([
  '<p className="ms-4" id="a">{t("hello")} · 5 – <b>{t("a", { count: late })}</b></p>',
  '<p>{late === "late" && t("late")}</p>',
  '<img alt="" src={late ? "/a.png" : "/b.png"} />',
  '<time dateTime="2027-05-14">{late}</time>',
])('lets %s pass', async (jsx) => {
  expect(await problemsOf(jsx)).toEqual([]);
});

it('ignores the component page for developers', async () => {
  expect(await problemsOf('<p>Hello</p>', 'packages/web/src/app/dev-ui/dev-ui-page.tsx')).toEqual([]);
});

it('fails when it finds no JSX at all', async () => {
  using planted = plant({});
  expect((await words(planted.root)).problems).toEqual([expect.stringContaining('saw no JSX files')]);
});
