import { direction, isLanguage, type Language } from '@manasik/core/text/languages';
import {
  createContext,
  startTransition,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { IntlProvider } from 'use-intl';
import type { Namespace, Words } from './catalogue.ts';
import { choiceOnArrival } from './choice-on-arrival.ts';
import { savedLanguage, saveLanguage } from './saved-language.ts';
import { knownNamespaces, loadFonts, loadWords, wordsOf } from './word-store.ts';

interface LanguageChoice {
  language: Language;
  /**
   * Changes the language of the page once its words are loaded, and saves the choice. Resolves to false if they cannot
   * be loaded, for example offline; then nothing changes. Ignores unknown codes.
   */
  setLanguage: (code: string) => Promise<boolean>;
}

const LanguageContext = createContext<LanguageChoice | undefined>(undefined);

interface LanguageProviderProps {
  /** The language in which the page arrived. */
  initial: Language;
  /** Called with each choice, so that the account can store it. */
  onChoice?: (language: Language) => void;
  children: ReactNode;
}

export function LanguageProvider({ initial, onChoice, children }: LanguageProviderProps) {
  const [language, show] = useState(initial);

  const newest = useRef(initial);
  const setLanguage = useCallback(
    async (code: string) => {
      if (!isLanguage(code)) return true;
      newest.current = code;
      try {
        await loadWords(code, knownNamespaces());
      } catch {
        return false;
      }
      // The person may have chosen again in the meantime.
      if (newest.current !== code) return true;
      saveLanguage(code);
      forgetLanguageInAddress();
      onChoice?.(code);
      loadFonts(code);
      // A transition: the old words stay until the new ones are here.
      startTransition(() => show(code));
      return true;
    },
    [onChoice],
  );

  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = direction(language);
  }, [language]);

  useEffect(() => {
    const asked = new URLSearchParams(location.search).get('lang');
    const { save, show: other } = choiceOnArrival({ arrived: initial, asked, saved: savedLanguage() });
    if (save) saveLanguage(save);
    if (other) void setLanguage(other);
  }, [initial, setLanguage]);

  const choice = useMemo(() => ({ language, setLanguage }), [language, setLanguage]);
  return <LanguageContext value={choice}>{children}</LanguageContext>;
}

/** The language of the page and a function that changes it. */
export function useLanguage(): LanguageChoice {
  const choice = use(LanguageContext);
  if (!choice) throw new Error('useLanguage needs a LanguageProvider above it');
  return choice;
}

interface WordsProviderProps {
  namespaces: readonly Namespace[];
  /** For text that other people read, instead of the language of the page. */
  language?: Language;
  children: ReactNode;
}

/** Provides the words of these namespaces; suspends while they load. */
export function WordsProvider({ namespaces, language: own, children }: WordsProviderProps) {
  const { language: ofPage } = useLanguage();
  const language = own ?? ofPage;
  const timeZone = useDeviceTimeZone();
  const words = wordsOf(language, namespaces);
  if (!words) use(loadWords(language, namespaces));
  return (
    // The types say English text, but the values are compiled messages, and only the namespaces of the page are
    // present.
    <IntlProvider locale={language} messages={words as Words} timeZone={timeZone}>
      {children}
    </IntlProvider>
  );
}

// Pages are prerendered once for all time zones, in UTC, until the browser reports its own.
const noSubscription = () => () => {};
const deviceTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
const useDeviceTimeZone = () => useSyncExternalStore(noSubscription, deviceTimeZone, () => 'UTC');

// Otherwise a reload would restore the language of the address.
function forgetLanguageInAddress(): void {
  const url = new URL(location.href);
  if (!url.searchParams.has('lang')) return;
  url.searchParams.delete('lang');
  history.replaceState(history.state, '', url);
}
