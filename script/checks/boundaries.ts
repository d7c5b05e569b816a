import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../lib/files.ts';
import { type Report, sawNothing } from '../lib/report.ts';
import { boundaryRules } from './boundary-rules.ts';
import { loneShared } from './lone-shared.ts';

/**
 * Checks imports against boundary-rules.ts with dependency-cruiser. It parses with swc, because dependency-cruiser has
 * no parser for TypeScript 7. Two safeguards catch a silent failure: it must see every source file that we list
 * ourselves, and a file with imports must not appear to have none.
 */
export async function boundaries(root: string): Promise<Report> {
  const files = existsSync(join(root, 'packages')) ? listFiles(join(root, 'packages'), /\.[cm]?tsx?$/) : [];
  if (files.length === 0) return sawNothing('TypeScript files');
  const { output } = await cruise(
    ['packages'],
    {
      baseDir: root,
      parser: 'swc',
      tsPreCompilationDeps: true,
      validate: true,
      ruleSet: { forbidden: boundaryRules },
      exclude: { path: '^packages/[^/]+/dist/' },
      doNotFollow: { path: 'node_modules' },
      combinedDependencies: true,
    },
    {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.d.ts'],
    },
  );
  // Without a reporter, the output is the result object and never text.
  const { modules, summary } = output as ICruiseResult;
  const seen = new Set(modules.map(({ source }) => source));
  const unseen = files.map((path) => `packages/${path}`).filter((path) => !seen.has(path));
  const links = modules.reduce((sum, module) => sum + module.dependencies.length, 0);
  const comments = new Map(boundaryRules.map(({ name, comment }) => [name, comment]));
  return {
    problems: [
      ...unseen.map((path) => `${path}: not seen by dependency-cruiser`),
      ...summary.violations.map(
        ({ from, to, rule }) => `${from} -> ${to}: ${comments.get(rule.name) ?? rule.name}`,
      ),
      ...loneShared(modules),
    ],
    saw: `${files.length} files, ${links} imports`,
  };
}
