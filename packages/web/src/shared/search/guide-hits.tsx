import type { Language } from '@manasik/core/text/languages';
import { loadWords, useLanguage } from '../../platform/i18n/index.ts';
import { ModulePart } from '../../platform/modules/module-part.tsx';
import { searchedNamespaces } from './namespaces.ts';

async function loadHits(language: Language) {
  const [part] = await Promise.all([
    import('./hits.tsx').then(({ Hits }) => ({ Hits })),
    loadWords(language, searchedNamespaces),
  ]);
  return part;
}

const loaders = new Map<Language, () => ReturnType<typeof loadHits>>();

/** One function for each language, because `ModulePart` needs a stable one. */
function loaderFor(language: Language): () => ReturnType<typeof loadHits> {
  const load = loaders.get(language) ?? (() => loadHits(language));
  loaders.set(language, load);
  return load;
}

/** The passages of guide and help that match the text. The index and its words are loaded when something is typed. */
export function GuideHits({ typed }: { typed: string }) {
  const { language } = useLanguage();
  return (
    <ModulePart key={language} load={loaderFor(language)}>
      {({ Hits }) => <Hits typed={typed} />}
    </ModulePart>
  );
}
