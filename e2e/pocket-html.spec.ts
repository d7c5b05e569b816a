import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const folder = join(import.meta.dirname, '../packages/web/src/features/guide/pocket/pdf');
const origin = 'https://paper.test';

/** The HTML for the PDF engine of a page with this body, with digits of another script. It needs the styles of a browser. */
async function paperHtml(page: Page, body: string): Promise<string> {
  await page.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body });
    const source = await readFile(join(folder, pathname), 'utf8');
    return route.fulfill({ contentType: 'text/javascript', body: stripTypeScriptTypes(source) });
  });
  await page.goto(origin);
  return page.evaluate(async () => {
    const address = '/paper-html.ts';
    const { paperHtml: htmlOf } = await import(address);
    const digits = new Intl.NumberFormat('ar-EG');
    return String(htmlOf(document.body, (value: number) => digits.format(value)));
  });
}

test.describe('the HTML of the PDF', () => {
  test('has the marker of each list item in the first line of its text', async ({ page }) => {
    const html = await paperHtml(
      page,
      `<ul><li>one</li></ul><ol><li><p>first</p><p>more</p></li><li>second</li></ol>
       <ul style="list-style: none"><li>plain</li></ul>
       <ol data-marker="box"><li><span aria-hidden="true"></span><div><p>step</p></div></li></ol>`,
    );
    expect(html).toContain('<li>• one</li>');
    expect(html).toContain('<li><p>١. first</p><p>more</p></li><li>٢. second</li>');
    expect(html).toContain('<li>plain</li>');
    expect(html).toContain('<li><div><p><span class="box">□</span> step</p></div></li>');
  });

  test('lacks what is not printed, and links, but not their words', async ({ page }) => {
    const html = await paperHtml(
      page,
      `<button>Save</button><svg></svg><img alt=""><p class="text-sm print:hidden">on the screen</p>
       <p>see <a href="#rite"><b>part</b> 3</a></p><dl><dt>When</dt><dd>now</dd></dl>`,
    );
    expect(html.trim()).toBe('<p>see <b>part</b> 3</p><dl><dt>When\u2002</dt><dd>now</dd></dl>');
  });

  test('names each heading and the text below it, and the first of headings in a row', async ({ page }) => {
    const html = await paperHtml(
      page,
      '<h3 id="day">Day</h3><div><h4>Rite</h4><p> </p><p>text</p><p>more</p></div><h5>Notes</h5><ul><li>note</li></ul><h5>End</h5>',
    );
    expect(html).toBe(
      '<h3 id="heading-0">Day</h3><div><h4>Rite</h4><p> </p><p id="below-0">text</p><p>more</p></div><h5 id="heading-1">Notes</h5><ul><li id="below-1">• note</li></ul><h5>End</h5>',
    );
  });

  test('leaves the page as it is', async ({ page }) => {
    await paperHtml(page, '<h3>Title</h3><ul><li>one</li></ul><button>Save</button>');
    await expect(page.locator('body')).toHaveText(/^Title\s*one\s*Save$/);
    await expect(page.locator('[id]')).toHaveCount(0);
  });
});
