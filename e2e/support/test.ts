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
  /** Errors that the browser logged. A test fails if any remain at its end, so remove those it expects. */
  complaints: string[];
  /** A registered person who is signed in on the page. */
  person: Person;
}

/** The details of a person who is not registered yet. */
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
        // The server answers 401 to signed-out visitors.
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

/** Opens a page in a language and waits until it is hydrated. */
export async function open(page: Page, path: string, language: Language = 'en'): Promise<void> {
  const url = new URL(path, 'http://any');
  url.searchParams.set('lang', language);
  const network = watchNetwork(page);
  await page.goto(`${url.pathname}${url.search}${url.hash}`);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  // A still page hydrates on the first touch. Any other page must be hydrated and have its session before a test
  // continues.
  await page.waitForFunction(() => {
    const { alive, still, session } = document.documentElement.dataset;
    if (alive === undefined) return still !== undefined;
    return session !== 'in' || localStorage.getItem('manasik-signed-in') !== null;
  });
  await network.quiet();
}

const quietMs = 500;

/**
 * Watches the requests of the page from now on. `quiet` resolves after half a second without one. Event streams do not
 * count: they last as long as the page, so the browser's own `networkidle` would never come.
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

/** Clicks until the element is visible, as people do while a page is still hydrating. */
export async function pressUntil(button: Locator, shown: Locator): Promise<void> {
  await expect(async () => {
    if (!(await shown.isVisible())) await button.click({ timeout: 1000 });
    await expect(shown).toBeVisible({ timeout: 1000 });
  }).toPass();
}
