import { isLanguage, type Language } from '@manasik/core/text/languages';

const key = 'manasik-languages-used';

interface Used {
  readonly current: Language;
  /** The one before it. */
  readonly other: Language | undefined;
}

/** Notes that the pages are in `current` now, and returns it with the language that this device used before. */
export function languagesUsed(current: Language): Used {
  const [last, before] = read();
  const used = { current, other: last === current ? before : last };
  try {
    localStorage.setItem(key, [used.current, used.other].filter(Boolean).join(' '));
  } catch {
    // Storage can be forbidden or full. Then only the current language is ready offline.
  }
  return used;
}

function read(): readonly Language[] {
  try {
    return (localStorage.getItem(key) ?? '').split(' ').filter(isLanguage);
  } catch {
    return [];
  }
}
