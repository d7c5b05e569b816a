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

/** What a page says to search engines, in the terms of schema.org; the address is for the build to add. */
export type StructuredData = Readonly<Record<string, unknown>>;

const context = 'https://schema.org';

/** The questions of help with their answers, as they are on the page. */
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

/** The page of a rite, by its title and what it says in short. */
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

/** Undefined for a page that is none of the kinds that search engines ask to be told about. */
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
