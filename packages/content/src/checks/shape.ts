import { hasIds } from '../locales.ts';

const keyPattern = /^[A-Za-z0-9]+$/u;
const idPattern = /^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/u;

/**
 * Checks that parsed JSON is a catalogue: nested objects with words as leaves. Keys are letters and digits (codes such as
 * `NNE` are allowed), because a dot separates them in `t('hero.title')`. Words of content have ids as keys, which may
 * contain hyphens.
 */
export function badShapes(messages: unknown, path = '', pattern = keyPattern): string[] {
  if (typeof messages === 'string') return [];
  if (typeof messages !== 'object' || messages === null || Array.isArray(messages)) {
    return [`${path}: is neither words nor an object`];
  }
  return Object.entries(messages).flatMap(([key, value]) => {
    const inner = path ? `${path}.${key}` : key;
    // Namespaces are file and folder names. The rules for the keys inside are stricter.
    if (path === '') return badShapes(value, inner, hasIds(key) ? idPattern : keyPattern);
    const named = pattern.test(key)
      ? []
      : [`${inner}: has other characters than letters and digits in its key`];
    return [...named, ...badShapes(value, inner, pattern)];
  });
}
