import { direction, type Language } from '@manasik/core/text/languages';
import type { ReactNode } from 'react';
import { useLanguage, useTranslations, WordsProvider } from '../../platform/i18n/index.ts';

type CardNamespace = 'lost-card' | 'medical-card';
type CardWords<Name extends CardNamespace> = ReturnType<typeof useTranslations<Name>>;

interface BothProps<Name extends CardNamespace> {
  /** The look of the Arabic text. */
  large: string;
  /** `language`: for names outside the catalogue, such as those of countries. */
  children: (t: CardWords<Name>, language: Language) => ReactNode;
}

/**
 * A component that says the same in Arabic and in the language of the page; only once if that is Arabic. The Arabic
 * words must be loaded.
 */
export function bothLanguagesOf<Name extends CardNamespace>(namespace: Name) {
  const namespaces = [namespace] as const;
  const Said = ({ language, children }: Pick<BothProps<Name>, 'children'> & { language: Language }) =>
    children(useTranslations(namespace), language);
  return function Both({ large, children }: BothProps<Name>) {
    const { language } = useLanguage();
    return (
      <div>
        <p lang="ar" dir="rtl" className={large}>
          <WordsProvider language="ar" namespaces={namespaces}>
            <Said language="ar">{children}</Said>
          </WordsProvider>
        </p>
        {language !== 'ar' && (
          <p dir={direction(language)} className="text-sm text-quiet">
            <Said language={language}>{children}</Said>
          </p>
        )}
      </div>
    );
  };
}
