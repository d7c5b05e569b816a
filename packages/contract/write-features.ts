import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const folder = new URL('./src/', import.meta.url);

/** Where the list of features is written: `node packages/contract/write-features.ts` writes it anew. */
export const featuresFile = new URL('features.ts', folder);

/** Files of the contract that belong to no feature. */
const others = new Set(['errors.ts', 'features.ts', 'fields.ts', 'index.ts', 'live.ts', 'route.ts']);

const nameOf = (file: string): string =>
  file.slice(0, -'.ts'.length).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Collects the routes and error codes of all features, one line for each file of `src`. */
export function featuresSource(): string {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !others.has(file))
    .toSorted();
  const withErrors = files.filter((file) =>
    readFileSync(new URL(file, folder), 'utf8').includes('export const errors ='),
  );
  return `${[
    ...files.map((file) => `import * as ${nameOf(file)} from './${file}';`),
    "import { sharedErrors } from './errors.ts';",
    "import { routesOf } from './route.ts';",
    '',
    '/** Every endpoint of the product. Written by `node packages/contract/write-features.ts`. */',
    'export const routes = {',
    ...files.map((file) => `  ...routesOf(${nameOf(file)}),`),
    '};',
    '',
    '/** Every error code of the API with its HTTP status. */',
    'export const errorStatus = {',
    '  ...sharedErrors,',
    ...withErrors.map((file) => `  ...${nameOf(file)}.errors,`),
    '} as const;',
    'export type ErrorCode = keyof typeof errorStatus;',
  ].join('\n')}\n`;
}

if (import.meta.main) writeFileSync(featuresFile, featuresSource());
