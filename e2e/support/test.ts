import { randomInt, randomUUID } from 'node:crypto';
import { expect, type Locator, type Page, type Request, test as base } from '@playwright/test';
import type { Language } from '@manasik/core/text/languages';

export { expect } from '@playwright/test';

export interface Person {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
}

const byte = (): number => randomInt(1, 255);

interface Fixtures {
  /** What the browser complained of; a test that ends with an entry fails. Take out what a test expects. */
  complaints: string[];
  /** A registered person whose session the page has. */
  person: Person;
}

/** A person nobody knows yet. */
export const newPerson = (firstName = 'Amina'): Person => ({
  email: `${randomUUID()}@example.org`,
  password: 'seven calm camels',
  firstName,
  lastName: 'Karim',
});

export const test = base.extend<Fixtures>({
  extraHTTPHeaders: async ({ playwright: _unused }, provide) => {
    await provide({ 'x-forwarded-for': `10.${byte()}.${byte()}.${byte()}` });
  },
  complaints: [
    async ({ page }, provide) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        // A 401 is how the server says that nobody is signed in.
        const isSignedOut = message.text().includes('401 (Unauthorized)');
        if (message.type() === 'error' && !isSignedOut) complaints.push(message.text());
      });
      await provide(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  person: async ({ page, baseURL }, provide) => {
    const person = newPerson();
    const reply = await page.request.post('/api/auth/register', {
      data: person,
      headers: { origin: baseURL ?? '' },
    });
    expect(reply.status()).toBe(201);
    await provide(person);
  },
});

/** Opens a page in a language and waits until it has come to life. */
export async function open(page: Page, path: string, language: Language = 'en'): Promise<void> {
  const url = new URL(path, 'http://any');
  url.searchParams.set('lang', language);
  const network = watchNetwork(page);
  await page.goto(`${url.pathname}${url.search}${url.hash}`);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  // A still page comes to life when it is touched. Elsewhere the page is alive, and knows who is here, before a test goes on.
  await page.waitForFunction(() => {
    const { alive, still, session } = document.documentElement.dataset;
    if (alive === undefined) return still !== undefined;
    return session !== 'in' || localStorage.getItem('manasik-signed-in') !== null;
  });
  await network.quiet();
}

const quietMs = 500;

/**
 * Watches what the page asks for from now on. `quiet` resolves when that has been nothing for half a second. Streams of events
 * do not count: they last as long as the page, so that the browser's own `networkidle` never comes.
 */
export function watchNetwork(page: Page): { quiet: () => Promise<void> } {
  const underWay = new Set<Request>();
  let changedAt = Date.now();
  page.on('request', (request) => {
    if (request.url().endsWith('/live')) return;
    underWay.add(request);
    changedAt = Date.now();
  });
  const over = (request: Request): void => {
    if (underWay.delete(request)) changedAt = Date.now();
  };
  page.on('requestfinished', over).on('requestfailed', over);
  const isQuiet = (): boolean => underWay.size === 0 && Date.now() - changedAt >= quietMs;
  return { quiet: () => expect.poll(isQuiet, { intervals: [100] }).toBe(true) };
}

/** Presses until it shows: as people do with a page that is still coming to life. */
export async function pressUntil(button: Locator, shown: Locator): Promise<void> {
  await expect(async () => {
    if (!(await shown.isVisible())) await button.click({ timeout: 1000 });
    await expect(shown).toBeVisible({ timeout: 1000 });
  }).toPass();
}
