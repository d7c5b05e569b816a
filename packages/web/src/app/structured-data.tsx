import { riteIds } from '@manasik/core/guide/rite-ids';
import type { Language } from '@manasik/core/text/languages';
import { renderToString } from 'react-dom/server';
import {
  LanguageProvider,
  useContentWords,
  useLanguage,
  useTranslations,
  WordsProvider,
} from '../platform/i18n/index.ts';
import { useHelp } from '../shared/help/use-help.ts';
import type { PageRow } from './page-row.ts';

/** The structured data of a page for search engines (schema.org); the build adds the address. */
export type StructuredData = Readonly<Record<string, unknown>>;

const context = 'https://schema.org';

/** The questions of the help page with their answers. */
function useFaq(): StructuredData {
  const { language } = useLanguage();
  return {
    '@context': context,
    '@type': 'FAQPage',
    inLanguage: language,
    mainEntity: useHelp()
      .flatMap(({ entries }) => entries)
      .map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
  };
}

/** The page of a rite, with its title and summary. */
function useArticle(id: (typeof riteIds)[number]): StructuredData {
  const t = useTranslations('common');
  const { language } = useLanguage();
  const words = useContentWords(`rites/${id}`);
  return {
    '@context': context,
    '@type': 'Article',
    inLanguage: language,
    headline: words('title'),
    description: words('short'),
    publisher: { '@type': 'Organization', name: t('brand') },
  };
}

const hooks: Readonly<Record<string, () => StructuredData>> = {
  help: useFaq,
  ...Object.fromEntries(riteIds.map((id) => [`rite-${id}`, () => useArticle(id)])),
};

/** Undefined for a page without a schema.org type. */
export function structuredData(
  { name, namespaces }: Pick<PageRow, 'name' | 'namespaces'>,
  language: Language,
): StructuredData | undefined {
  const useData = hooks[name];
  if (!useData) return undefined;
  let data: StructuredData | undefined;
  function Reader() {
    data = useData?.();
    return null;
  }
  renderToString(
    <LanguageProvider initial={language}>
      <WordsProvider namespaces={['common', ...namespaces]}>
        <Reader />
      </WordsProvider>
    </LanguageProvider>,
  );
  return data;
}
