import type { Page } from '@playwright/test';
import type { Language } from '@manasik/core/text/languages';
import { words } from './words.ts';

/** The sheet of a call for help in one of its states. */
export const sheetOf = (page: Page, language: Language, state: string) =>
  page.getByRole('dialog', { name: words(language, 'sos')(`sheet.${state}.title`) });

/** The sheet of a call that no one sees, because its caller is the only member. */
export const aloneSheet = (page: Page) =>
  page.getByRole('dialog', { name: words('en', 'sos')('sheet.on.aloneTitle') });

/** The bodies of the calls for help that the page sends from now on. */
export function callsSent(page: Page): readonly string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/sos'))
      sent.push(request.postData() ?? '');
  });
  return sent;
}
