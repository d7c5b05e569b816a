import { useLanguage } from '../../../platform/i18n/index.ts';
import { moduleWithWords } from '../../../platform/modules/module-with-words.ts';
import { useModule } from '../../../platform/modules/use-module.ts';
import type { Measurements } from '../today/use-measurements.ts';
import { scoreNamespaces } from './namespaces.ts';

const loaderFor = moduleWithWords(() => import('./own-score.tsx'), scoreNamespaces);

/** The health score. Nothing while it is loaded or if it cannot be: most people have too little data for one. */
export function ScorePart({ measurements }: { measurements: Measurements }) {
  const { language } = useLanguage();
  const loaded = useModule(loaderFor(language));
  return loaded.status === 'ready' ? <loaded.module.OwnScore measurements={measurements} /> : null;
}
