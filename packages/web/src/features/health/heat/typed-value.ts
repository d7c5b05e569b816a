import { parseNumber } from '@manasik/core/text/parse-number';
import type { Language } from '@manasik/core/text/languages';
import { isWithin } from './reading-store.ts';

/** The typed number, in any of our digits; null if it is none, or outside the limits. */
export function typedValue(
  text: string,
  language: Language,
  limits: { least: number; most: number },
): number | null {
  const parsed = parseNumber(text, language);
  return 'value' in parsed && isWithin(parsed.value, limits) ? parsed.value : null;
}

const directionMarks = /[\u061c\u200e\u200f]/g;
// The signs of Latin and Arabic script. Some languages write them before the number.
const percentSign = /^[%\u066a]|[%\u066a]$/;

/** The typed number of percent, with or without a sign of percent. */
export function typedPercent(
  text: string,
  language: Language,
  limits: { least: number; most: number },
): number | null {
  const written = text.replaceAll(directionMarks, '').trim();
  return typedValue(written.replace(percentSign, ''), language, limits);
}

/** Moves the focus to a field of a form, so that its error is read. */
export function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}

/** The text in a field of a form. */
export function textIn(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}
