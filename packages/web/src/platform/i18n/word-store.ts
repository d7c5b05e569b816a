import { type Language, languages } from '@manasik/core/text/languages';
import type { Namespace } from './catalogue.ts';

/** Words that build/words.ts compiled: nested objects of strings and compiled messages. */
type CompiledWords = Readonly<Record<string, unknown>>;
export type WordsByNamespace = Partial<Record<Namespace, CompiledWords>>;

/** The content of `<script id="words">` in every page. */
export interface EmbeddedWords {
  /** The folder of the words of this build: `/assets/words-<version>/<language>/<namespace>.js`. */
  version: string;
  language: Language;
  words: WordsByNamespace;
  /** Font family -> address of its style sheet. */
  fontSheets: Readonly<Record<string, string>>;
}

const known = new Map<Language, WordsByNamespace>();
const merged = new Map<string, WordsByNamespace>();
const pending = new Map<string, Promise<void>>();
let version = '';
let fontSheets: EmbeddedWords['fontSheets'] = {};

/** Adds words that are already loaded: those embedded in the page, or all of them during prerendering. */
export function keepWords(embedded: EmbeddedWords): void {
  version = embedded.version;
  fontSheets = embedded.fontSheets;
  known.set(embedded.language, { ...known.get(embedded.language), ...embedded.words });
  merged.clear();
}

/** The folder of the words of this build, for workers, which have no page to read it from. */
export const wordsVersion = (): string => version;

/** The words of these namespaces, always the same object for the same list; undefined while one is missing. */
export function wordsOf(language: Language, namespaces: readonly Namespace[]): WordsByNamespace | undefined {
  const key = `${language} ${namespaces.join()}`;
  const ready = merged.get(key);
  if (ready) return ready;
  const all = known.get(language);
  if (!all || namespaces.some((name) => !all[name])) return undefined;
  const words: WordsByNamespace = {};
  for (const name of namespaces) {
    const part = all[name];
    if (part) words[name] = part;
  }
  merged.set(key, words);
  return words;
}

/** The namespaces that are loaded in any language: those of the pages on the screen. */
export const knownNamespaces = (): Namespace[] =>
  // Only namespaces are added.
  [...new Set([...known.values()].flatMap((words) => Object.keys(words)))] as Namespace[];

/** Loads the missing namespaces. A failure is not remembered, so that a later attempt loads them again. */
export function loadWords(language: Language, namespaces: readonly Namespace[]): Promise<void> {
  const missing = namespaces.filter((name) => !known.get(language)?.[name]);
  const key = `${language} ${missing.join()}`;
  const running = pending.get(key);
  if (running) return running;
  const loading = Promise.all(missing.map((name) => loadNamespace(language, name))).then(
    () => undefined,
    (error: unknown) => {
      pending.delete(key);
      throw error;
    },
  );
  pending.set(key, loading);
  return loading;
}

async function loadNamespace(language: Language, namespace: Namespace): Promise<void> {
  const url = `/assets/words-${version}/${language}/${namespace}.js`;
  const module: { default: CompiledWords } = await import(/* @vite-ignore */ url);
  known.set(language, { ...known.get(language), [namespace]: module.default });
}

/** Loads the style sheet of the fonts of the language, unless the page has it. */
export function loadFonts(language: Language): void {
  const href = fontSheets[languages[language].font];
  if (!href || document.querySelector(`link[href="${href}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
}
