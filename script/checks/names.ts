import { listFiles } from '../lib/files.ts';
import { type Report, sawNothing } from '../lib/report.ts';

/** Contract files that belong to no feature, and `health-plan`, a part of health. */
const contractParts = new Set([
  'errors',
  'features',
  'fields',
  'health-plan',
  'index',
  'live',
  'route',
  'visible-text',
]);

/** Catalogues that several features read, or a part without its own folder. */
const sharedWords = new Set([
  'about',
  'asked',
  'assistant-replies',
  'assistant-tools',
  'common',
  'concepts',
  'dashboard',
  'errors',
  'help-centre',
  'holy-places',
  'holy-sites',
  'intents',
  'lost-card',
  'mail',
  'navigation',
  'offline',
  'phrases',
  'prayers',
  'privacy',
  'sign-out',
  'terms',
  'transliterations',
]);

/** Browser tests of what all features have in common. */
const commonTests = new Set([
  'accessibility',
  'coming-alive',
  'dashboard',
  'focus-motion',
  'large-text',
  'links',
  'offline',
  'session-ended',
  'shell',
  'sign-out',
]);

/** Server features without a page or contract of their own, and `model`, a part of the assistant. */
const serverOnly = new Set(['model', 'operations', 'pages']);

/**
 * Requires one name for a feature in every layer: its contract file, its folders in the server and the web, its
 * catalogue and its browser test. A search for the name then finds all of it.
 */
export async function names(root: string): Promise<Report> {
  const files = listFiles(root, /^(?:packages|e2e)\/.*\.(?:tsx?|json)$/);
  const found = (pattern: RegExp): Set<string> =>
    new Set(
      files.flatMap(
        (file) =>
          pattern
            .exec(file)
            ?.slice(1)
            .filter((part) => part !== undefined) ?? [],
      ),
    );

  const contract = found(/^packages\/contract\/src\/([^/.]+)\.ts$/);
  const server = found(/^packages\/server\/src\/features\/([^/]+)\/(?:([^/]+)\/)?/);
  const web = found(/^packages\/web\/src\/(?:features|shared)\/([^/]+)\/(?:([^/]+)\/)?/);
  const words = found(/^packages\/content\/locales\/en\/([^/.]+)/);
  const tests = found(/^e2e\/([^/.]+)\.spec\.ts$/);
  if (contract.size === 0 || server.size === 0) return sawNothing('features');

  const isFeature = (name: string): boolean => web.has(name) || server.has(name);
  /** The words of a part of a feature: `travel-money` of `features/travel/money`. */
  const isPart = (name: string): boolean => {
    const [feature = '', ...rest] = name.split('-');
    return web.has(feature) && web.has(rest.join('-'));
  };
  const problems = [
    ...[...contract]
      .filter((name) => !contractParts.has(name) && !server.has(name))
      .map((name) => `packages/contract/src/${name}.ts: the server has no features/${name}`),
    ...[...server]
      .filter((name) => !serverOnly.has(name) && !contract.has(name))
      .map((name) => `packages/server/src/features/${name}: the contract has no ${name}.ts`),
    ...[...server]
      .filter((name) => !serverOnly.has(name) && !web.has(name))
      .map((name) => `packages/server/src/features/${name}: the web has no folder ${name}`),
    ...[...words]
      .filter((name) => !sharedWords.has(name) && !isFeature(name) && !isPart(name))
      .map((name) => `packages/content/locales/en/${name}.json: no feature has this name`),
    ...[...tests]
      .filter((name) => !commonTests.has(name) && !isFeature(name) && !isFeature(name.split('-')[0] ?? ''))
      .map((name) => `e2e/${name}.spec.ts: no feature has this name`),
  ];
  return {
    problems,
    saw: `${contract.size} contracts, ${server.size} features, ${tests.size} browser tests`,
  };
}
