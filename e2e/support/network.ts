import type { Page } from '@playwright/test';
import type { Language } from '@manasik/core/text/languages';
import { expect } from './test.ts';

/** Waits until everything that works offline in this language is on the device. */
export async function storedForOffline(page: Page, language: Language = 'en'): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('manasik-offline')), { timeout: 80_000 })
    .toBe(language);
}

function forget(complaints: string[], expected: RegExp): void {
  const others = complaints.filter((text) => !expected.test(text));
  complaints.splice(0, complaints.length, ...others);
}

/** Drops what the browser itself logs about requests that failed offline. */
export const forgetOffline = (complaints: string[]): void =>
  forget(complaints, /net::ERR_INTERNET_DISCONNECTED/);

/** Drops what the browser itself logs about requests that failed offline, or that the test aborted. */
export const forgetFailed = (complaints: string[]): void =>
  forget(complaints, /net::ERR_(INTERNET_DISCONNECTED|FAILED)/);
