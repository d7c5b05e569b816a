import type { Page } from '@playwright/test';
import type { Language } from '@manasik/core/text/languages';
import { open } from './test.ts';
import { words } from './words.ts';

export const field = (page: Page, language: Language = 'en') =>
  page.getByRole('textbox', { name: words(language, 'assistant')('field.label') });
export const conversation = (page: Page, language: Language = 'en') =>
  page.getByRole('region', { name: words(language, 'assistant')('conversation') });
export const sources = (page: Page, language: Language = 'en') =>
  conversation(page, language).getByRole('list', { name: words(language, 'assistant')('sources') });

/** Waits until the texts for answers are on the device. */
export async function openChat(page: Page, language: Language = 'en'): Promise<void> {
  const texts = page.waitForResponse((reply) => reply.url().includes(`/${language}/intents.js`));
  await open(page, '/assistant', language);
  await texts;
}
