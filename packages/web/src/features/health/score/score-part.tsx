import type { Language } from '@manasik/core/text/languages';
import { loadWords, useLanguage } from '../../../platform/i18n/index.ts';
import { useModule } from '../../../platform/modules/use-module.ts';
import type { Measurements } from '../today/use-measurements.ts';

async function loadScore(language: Language) {
  const { OwnScore, scoreNamespaces } = await import('./own-score.tsx');
  await loadWords(language, scoreNamespaces);
  return { OwnScore };
}

const loaders = new Map<Language, () => ReturnType<typeof loadScore>>();

/** One function for each language, because `useModule` needs a stable one. */
function loaderFor(language: Language): () => ReturnType<typeof loadScore> {
  const load = loaders.get(language) ?? (() => loadScore(language));
  loaders.set(language, load);
  return load;
}

/** The health score. Nothing while it is loaded or if it cannot be: most people have too little data for one. */
export function ScorePart({ measurements }: { measurements: Measurements }) {
  const { language } = useLanguage();
  const loaded = useModule(loaderFor(language));
  return loaded.status === 'ready' ? <loaded.module.OwnScore measurements={measurements} /> : null;
}
