/**
 * The import rules of docs/architecture.md, one entry per sentence, for dependency-cruiser. `from` and `to` are regular
 * expressions over paths from the root; `$1` in `to` is the first group of `from`. Type imports count like any other.
 */
export type Rule = {
  name: string;
  severity: 'error';
  comment: string;
  from: { path?: string; pathNot?: string };
  to: {
    path?: string;
    pathNot?: string;
    dependencyTypes?: ['core'];
    couldNotResolve?: true;
    circular?: true;
  };
};

const rule = (name: string, comment: string, from: Rule['from'], to: Rule['to']): Rule => ({
  name,
  severity: 'error',
  comment,
  from,
  to,
});

/** Our own code, imported by path or by package. */
const ours = (names: string): string => `^(?:packages/|(?:node_modules/)?@manasik/)(?:${names})(?:/|$)`;

/** Tests use a whole feature or app; only the rules between packages and between features apply to them. */
const test = '\\.(?:test|live)\\.tsx?$';

const packages: Rule[] = [
  rule(
    'core-imports-nothing-of-ours',
    'core holds pure rules: it imports nothing of ours',
    { path: ours('core') },
    { path: ours('(?!core/)[^/]+') },
  ),
  rule(
    'core-does-no-io',
    'core runs in the browser too: it imports nothing of Node',
    { path: ours('core'), pathNot: test },
    { dependencyTypes: ['core'] },
  ),
  rule(
    'content-imports-core-only',
    'content may import core only',
    { path: ours('content') },
    { path: ours('(?!(?:core|content)/)[^/]+') },
  ),
  rule(
    'contract-imports-core-only',
    'contract may import core only',
    { path: ours('contract') },
    { path: ours('(?!(?:core|contract)/)[^/]+') },
  ),
  rule(
    'server-never-imports-web',
    'server and web never import each other, types included',
    { path: ours('server') },
    { path: ours('web') },
  ),
  rule(
    'web-never-imports-server',
    'web and server never import each other, types included',
    { path: ours('web') },
    { path: ours('server') },
  ),
];

const features = '^packages/server/src/features/[^/]+/';

const layer = (layerName: string, mayImport: string, forbidden: string): Rule =>
  rule(
    `${layerName}-imports-${mayImport}`,
    `inside a feature: routes -> service -> repository -> table; ${layerName} may import ${mayImport} of these`,
    { path: `${features}.*\\.${layerName}\\.ts$`, pathNot: test },
    { path: `${features}.*\\.(?:${forbidden})\\.ts$` },
  );

const server: Rule[] = [
  layer('routes', 'service', 'repository|table'),
  layer('service', 'repository', 'routes|table'),
  layer('repository', 'table', 'routes|service'),
  layer('table', 'nothing', 'routes|service|repository'),
  rule(
    'server-feature-imports-no-other',
    'a feature never imports another feature: app.ts passes in what it needs of another',
    { path: '^packages/server/src/features/([^/]+)/' },
    { path: '^packages/server/src/features/', pathNot: '^packages/server/src/features/$1/' },
  ),
  rule(
    'server-feature-imports-domain-and-platform-only',
    'a server feature imports itself, domain and platform',
    { path: '^packages/server/src/features/', pathNot: test },
    {
      path: '^packages/server/(?!node_modules/)',
      pathNot: '^packages/server/src/(?:features|domain|platform)/',
    },
  ),
  rule(
    'server-platform-knows-no-domain',
    'platform of the server knows no domain: it imports platform only',
    { path: '^packages/server/src/platform/', pathNot: test },
    { path: '^packages/server/src/(?!platform/)' },
  ),
  rule(
    'server-domain-imports-platform-only',
    'domain imports itself and platform',
    { path: '^packages/server/src/domain/', pathNot: test },
    { path: '^packages/server/src/(?!domain/|platform/)' },
  ),
  rule(
    'only-app-knows-server-features',
    'only app.ts knows the features',
    {
      path: '^packages/server/',
      pathNot: `^packages/server/src/(?:features/|app\\.ts$)|${test}`,
    },
    { path: '^packages/server/src/features/' },
  ),
  rule(
    'only-platform-database-knows-an-engine',
    'only platform/database imports an engine or its driver',
    // Tests prepare their databases through the engine before there is an app.
    { pathNot: `^packages/server/src/(?:platform/database(?:/|\\.ts$)|testing/|faults/)|${test}` },
    {
      path:
        '(?:^|/)(?:pg|pg-pool|pg-native|postgres|@types/pg|@electric-sql/[^/]+)(?:/|$)' +
        '|(?:^|/)drizzle-orm/(?:(?:node-)?postgres|postgres-js|pglite|pg-proxy|neon|vercel-postgres|migrator)',
    },
  ),
];

const web: Rule[] = [
  rule(
    'web-feature-imports-no-other',
    'a feature never imports another feature: routes.tsx passes in what it needs of another',
    { path: '^packages/web/src/features/([^/]+)/' },
    { path: '^packages/web/src/features/', pathNot: '^packages/web/src/features/$1/' },
  ),
  rule(
    'web-feature-imports-shared-platform-and-ui-only',
    'a web feature imports itself, shared, platform and ui',
    { path: '^packages/web/src/features/', pathNot: test },
    {
      path: '^packages/web/(?!node_modules/)',
      pathNot: '^packages/web/src/(?:features|shared|platform|ui)/',
    },
  ),
  rule(
    'only-app-knows-web-features',
    'only app knows the features: shared never imports one',
    { path: '^packages/web/', pathNot: `^packages/web/src/(?:features/|app/|testing/)|${test}` },
    { path: '^packages/web/src/features/' },
  ),
  rule(
    'web-shared-imports-platform-and-ui-only',
    'shared imports itself, platform and ui',
    { path: '^packages/web/src/shared/', pathNot: test },
    { path: '^packages/web/(?!node_modules/)', pathNot: '^packages/web/src/(?:shared|platform|ui)/' },
  ),
  rule(
    'web-platform-knows-no-domain',
    'platform of the web knows no domain: it imports platform and ui',
    { path: '^packages/web/src/platform/', pathNot: test },
    { path: '^packages/web/(?!node_modules/)', pathNot: '^packages/web/src/(?:platform|ui)/' },
  ),
  rule(
    'product-imports-no-test-double',
    'what the product imports is no test double: only tests import testing',
    { path: '^packages/[^/]+/src/', pathNot: `${test}|/testing/|/faults/` },
    { path: '^packages/[^/]+/src/testing/' },
  ),
  rule(
    'ui-imports-ui-and-core-only',
    'ui knows no feature, no words and no network: of ours it imports core only',
    { path: '^packages/web/src/ui/' },
    { path: `^packages/web/(?!src/ui/|node_modules/)|${ours('content|contract')}` },
  ),
  rule(
    'ui-takes-words-as-props',
    'ui knows no words and no network: they arrive as props',
    { path: '^packages/web/src/ui/', pathNot: test },
    { path: '(?:^|/)(?:use-intl|@tanstack/react-query)(?:/|$)' },
  ),
];

const sound: Rule[] = [
  rule(
    'no-import-cycle',
    'files that import each other in a circle cannot be read or changed one at a time',
    { path: '^packages/', pathNot: test },
    { circular: true },
  ),
  rule(
    'every-import-is-found',
    'an import that is not found would pass every other rule',
    { pathNot: '^$' },
    { couldNotResolve: true, pathNot: '^virtual:' },
  ),
];

export const boundaryRules: Rule[] = [...packages, ...server, ...web, ...sound];
