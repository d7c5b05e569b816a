import type { BrowserContext, Page } from '@playwright/test';
import type { Language } from '@manasik/core/text/languages';
import { newcomer, newGroup } from './group.ts';
import { expect, open, test as base } from './test.ts';
import { words } from './words.ts';

export const mina = { latitude: 21.4135, longitude: 39.8938, accuracy: 20 };
/** About 220 m to the north. */
export const further = { ...mina, latitude: 21.4155 };
export const address = (group: string) => `/group-tracker?group=${group}&tab=locations`;

interface Family {
  /** Bilal's phone. */
  context: BrowserContext;
  his: Page;
  group: string;
  /** Amina's page, which belongs to the test, and Bilal's. */
  hers: ReturnType<typeof partsOf>;
  parts: ReturnType<typeof partsOf>;
}

export const test = base.extend<{ language: Language; family: Family }>({
  language: ['en', { option: true }],
  /** Opens a group on Bilal's phone that he leads and that Amina is in. */
  family: async ({ browser, page, person, baseURL, language }, provide) => {
    const phone = { geolocation: mina, permissions: ['geolocation'] };
    const { page: his, close } = await newcomer(browser, baseURL, 'Bilal', phone);
    expect(person.lastName).toBe('Karim');
    const group = await newGroup(his, [page], baseURL);
    await open(his, address(group.id), language);
    await provide({
      context: his.context(),
      his,
      group: group.id,
      hers: partsOf(page, language),
      parts: partsOf(his, language),
    });
    await close();
  },
});

function partsOf(page: Page, language: Language) {
  const t = words(language, 'positions');
  const list = page.getByRole('region', { name: t('list.title') });
  return {
    t,
    list,
    bilal: list.getByRole('listitem').filter({ hasText: 'Bilal Karim' }).first(),
    start: page.getByRole('button', { name: t('share.start') }),
    stop: page.getByRole('button', { name: t('share.stop') }),
    toast: (key: string) => page.getByText(t(`toast.${key}`), { exact: true }).first(),
  };
}
