import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../lib/files.ts';
import { type Report, sawNothing } from '../lib/report.ts';
import { lineAt } from '../lib/syntax.ts';

const guide = 'docs/voice.md';

/** The English texts of the interface. Scholars edit the rulings with us, and the questions are what people type. */
const catalogues =
  /^packages\/content\/locales\/en\/(?!asked|phrases|intents|concepts|duas|transliterations|what-if)[a-z-]+\.json$/;
/** The lists of sources are generated from data and quote titles. */
const documents = /(?<!-sources)\.md$/;

/**
 * A row of the table: `| phrase
 * what to say instead |`, below its header rows.
 */
const row = /^\| *([^|]+?) *\| *([^|]+?) *\|$/gm;

/**
 * Requires that no English catalogue and no document uses a phrase from docs/voice.md. The page is the list, so that
 * writers read exactly what is checked.
 */
export async function voice(root: string): Promise<Report> {
  const phrases = phrasesOf(root);
  if (phrases.length === 0) return sawNothing(`phrases in ${guide}`);
  const words = listFiles(root, catalogues);
  if (words.length === 0) return sawNothing('English catalogues');
  const pages = listFiles(root, documents).filter((path) => path !== guide);
  const problems = [...words, ...pages].flatMap((path) => found(root, path, phrases));
  return {
    problems,
    saw: `${phrases.length} phrases, ${words.length} catalogues, ${pages.length} documents`,
  };
}

type Phrase = { pattern: RegExp; said: string; better: string };

function phrasesOf(root: string): Phrase[] {
  const path = join(root, guide);
  if (!existsSync(path)) return [];
  const list = readFileSync(path, 'utf8').split('## Phrases the check refuses')[1] ?? '';
  return [...list.matchAll(row)]
    .map(([, said = '', better = '']) => ({ said, better }))
    .filter(({ said }) => said !== 'Phrase' && !said.startsWith('--'))
    .map((phrase) => ({ ...phrase, pattern: patternOf(phrase.said) }));
}

/** Matches a phrase across a line break, with straight or curly apostrophes, at word boundaries. */
function patternOf(phrase: string): RegExp {
  const text = phrase
    .split(' ')
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll("'", "['’]"))
    .join('\\s+');
  return new RegExp(`(?<![\\p{L}\\p{N}-])${text}(?![\\p{L}\\p{N}-])`, 'giu');
}

function found(root: string, path: string, phrases: readonly Phrase[]): string[] {
  const text = readFileSync(join(root, path), 'utf8');
  const read = path.endsWith('.json') ? withoutKeys(text) : withoutCode(text);
  return phrases.flatMap(({ pattern, said, better }) =>
    [...read.matchAll(pattern)].map(
      ({ index }) => `${path}:${lineAt(read, index)}: “${said}”; say: ${better}`,
    ),
  );
}

/** The same text with unread parts replaced by spaces, so that line numbers stay the same. */
const blank = (text: string): string => text.replaceAll(/[^\n]/g, ' ');

const withoutKeys = (text: string): string => text.replaceAll(/^\s*"[^"]*":/gm, blank);

const withoutCode = (text: string): string =>
  text.replaceAll(/^```.*?^```|`[^`\n]*`|\]\([^)\n]*\)/gms, blank);
