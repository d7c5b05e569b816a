export { useTranslations } from 'use-intl';
export type { Namespace } from './catalogue.ts';
export { useContentWords } from './content-words.ts';
export { LanguageProvider, useLanguage, WordsProvider } from './language.tsx';
export { useDateLocale, useFormatter } from './use-formatter.ts';
export { type EmbeddedWords, keepWords, loadWords } from './word-store.ts';
