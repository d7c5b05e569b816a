import type { Language } from '@manasik/core/text/languages';
import { loadWords, type Namespace } from '../i18n/index.ts';

/**
 * Loads a part of a page together with its words, for `ModulePart` and `useModule`: they need one function that stays the
 * same for each language.
 */
export function moduleWithWords<Module>(
  load: () => Promise<Module>,
  namespaces: readonly Namespace[],
): (language: Language) => () => Promise<Module> {
  const loaders = new Map<Language, () => Promise<Module>>();
  return (language) => {
    const loader =
      loaders.get(language) ??
      (async () => {
        const [part] = await Promise.all([load(), loadWords(language, namespaces)]);
        return part;
      });
    loaders.set(language, loader);
    return loader;
  };
}
