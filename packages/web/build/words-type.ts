import { listFeatures } from '@manasik/content';
import { writeFileSync } from 'node:fs';

/** The file of the type. Run `node packages/web/build/words-type.ts` to update it. */
export const wordsTypeFile = new URL('../src/platform/i18n/words.ts', import.meta.url);

/** Words that pages read by ids of content (`ContentNamespace`), and words that only the server sends. */
const others =
  /^(?:rites\/.+|duas|transliterations|what-if|practical|diagrams|holy-places|asked|phrases|intents|concepts|mail)$/;

const nameOf = (feature: string): string =>
  feature.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const key = (feature: string): string => (feature.includes('-') ? `'${feature}'` : feature);

/** The type `Words`: one line for each file of `packages/content/locales/en` whose keys the pages use. */
export function wordsType(): string {
  const features = listFeatures().filter((feature) => !others.test(feature));
  return `${[
    ...features.map(
      (feature) => `import type ${nameOf(feature)} from '@manasik/content/locales/en/${feature}.json';`,
    ),
    '',
    '/** The English words, feature by feature. Written by `node packages/web/build/words-type.ts`. */',
    'export interface Words {',
    ...features.map((feature) => `  ${key(feature)}: typeof ${nameOf(feature)};`),
    '}',
  ].join('\n')}\n`;
}

if (import.meta.main) writeFileSync(wordsTypeFile, wordsType());
