import { useLanguage } from '../../platform/i18n/index.ts';
import { ModulePart } from '../../platform/modules/module-part.tsx';
import { moduleWithWords } from '../../platform/modules/module-with-words.ts';
import { searchedNamespaces } from './namespaces.ts';

const loaderFor = moduleWithWords(() => import('./hits.tsx'), searchedNamespaces);

/** The passages of guide and help that match the text. The index and its words are loaded when something is typed. */
export function GuideHits({ typed }: { typed: string }) {
  const { language } = useLanguage();
  return (
    <ModulePart key={language} load={loaderFor(language)}>
      {({ Hits }) => <Hits typed={typed} />}
    </ModulePart>
  );
}
