import { type Language, languages } from '@manasik/core/text/languages';
import type { Namespace } from './catalogue.ts';

/** Words as build/words.ts compiled them: nested objects of strings and compiled messages. */
type CompiledWords = Readonly<Record<string, unknown>>;
export type WordsByNamespace = Partial<Record<Namespace, CompiledWords>>;

/** What stands in `<script id="words">` of every page. */
export interface EmbeddedWords {
  /** Names the folder of this build's words: `/assets/words-<version>/<language>/<namespace>.js`. */
  version: string;
  language: Language;
  words: WordsByNamespace;
  /** Type family -> address of its style sheet. */
  fontSheets: Readonly<Record<string, string>>;
}

const known = new Map<Language, WordsByNamespace>();
const merged = new Map<string, WordsByNamespace>();
const pending = new Map<string, Promise<void>>();
let version = '';
let fontSheets: EmbeddedWords['fontSheets'] = {};

/** Takes words that are already here: those embedded in the page, or all of them while pages are rendered. */
export function keepWords(embedded: EmbeddedWords): void {
  version = embedded.version;
  fontSheets = embedded.fontSheets;
  known.set(embedded.language, { ...known.get(embedded.language), ...embedded.words });
  merged.clear();
}

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

/** The namespaces whose words are here in any language: those that the pages on the screen are made of. */
export const knownNamespaces = (): Namespace[] =>
  // Nothing but namespaces is put in.
  [...new Set([...known.values()].flatMap((words) => Object.keys(words)))] as Namespace[];

/** Fetches what is missing of these namespaces. A failure is forgotten, so that a later try asks again. */
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

/** Fetches the style sheet of the language's fonts, unless the page has it. */
export function loadFonts(language: Language): void {
  const href = fontSheets[languages[language].font];
  if (!href || document.querySelector(`link[href="${href}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
}
