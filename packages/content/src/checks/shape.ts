import { hasIds } from '../locales.ts';

const keyPattern = /^[A-Za-z0-9]+$/u;
const idPattern = /^[A-Za-z0-9]+(-[a-z0-9]+)*$/u;

/**
 * A catalogue is nested objects with words at the leaves. Takes what JSON held, whatever it is.
 * Keys are letters and digits (codes such as `NNE` may be keys), because a dot separates them in `t('hero.title')`; words
 * of content stand by its ids, which may have hyphens.
 */
export function badShapes(messages: unknown, path = '', pattern = keyPattern): string[] {
  if (typeof messages === 'string') return [];
  if (typeof messages !== 'object' || messages === null || Array.isArray(messages)) {
    return [`${path}: is neither words nor an object`];
  }
  return Object.entries(messages).flatMap(([key, value]) => {
    const inner = path ? `${path}.${key}` : key;
    // Feature names are names of files and folders; those of the keys inside are stricter.
    if (path === '') return badShapes(value, inner, hasIds(key) ? idPattern : keyPattern);
    const named = pattern.test(key)
      ? []
      : [`${inner}: has other characters than letters and digits in its key`];
    return [...named, ...badShapes(value, inner, pattern)];
  });
}
